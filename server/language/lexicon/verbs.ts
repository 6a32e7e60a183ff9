import { list } from './list.ts';
import { irregularPast, thirdPerson } from './verb-forms.ts';

/** Pasts that look like nouns or adjectives; read as verbs only where no article stands before them. */
export const nounLikePast = list(`rose bit cut set shot felt saw left wound lay spread burst split hit hurt let put read
  found spoke bore dove quit lit spat upset led`);

export const pastAuxiliaries = list(`was were had did could would might wasn't weren't hadn't didn't couldn't wouldn't
  should shouldn't`);
export const presentAuxiliaries = list(`am is are have has do does can will may must isn't aren't haven't hasn't don't
  doesn't can't won't cannot ain't`);

/** Third-person present forms that mark a clause. */
export const presentForms: ReadonlySet<string> = new Set(
  `make feel love like look seem sound taste smell help mean get go come take give keep need want say know think work
  bring remind call sing sleep smile laugh deserve matter count tell ask start end turn let sit stay run live`
    .split(/\s+/)
    .map(thirdPerson),
);

/** Words in -ed that are no past tense. */
export const notPast =
  list(`bed red shed sled bread thread speed seed weed reed feed need deed indeed hundred sacred naked
  wicked rugged ragged crooked wretched beloved kindred hatred breed steed creed greed seaweed moped watershed infrared
  unexpected aged united ed ted fred ned jed jared mohamed mohammed ahmed hamed zayed alfred wilfred mildred manfred
  winifred exceed proceed succeed inbred purebred overjoyed talented gifted limited bored excited tired exhausted
  relieved blessed pleased interested thrilled delighted stressed worried annoyed frustrated overwhelmed contented
  satisfied moved touched chuffed scared terrified frightened ashamed confused embarrassed disappointed knackered energised energized inspired motivated refreshed rested relaxed amazed`);

/** Of those, what one does to somebody or something as well: 'moved the sofa', 'refreshed it'. */
export const alsoDeeds =
  list(`moved touched scared frightened confused surprised pleased embarrassed annoyed worried bored refreshed
  rested stressed satisfied interested limited aged blessed thrilled disappointed fed`);

/** Kitchen words in -ed that open a dish as often as a deed. */
export const dishWords = list(`baked grilled fried iced mashed smoked stuffed roasted scrambled poached toasted boiled
  steamed pickled buttered candied glazed whipped salted spiced melted homemade filled chopped minced braised tinned corned canned jerked curried stewed`);

/** How someone may be; after a dropped 'I was'. */
export const feelings = list(`grateful thankful happy proud glad tired exhausted excited content relieved lucky blessed
  pleased calm peaceful hopeful nervous anxious worried sad bored cosy cozy thrilled delighted chuffed knackered
  overwhelmed inspired motivated refreshed rested relaxed amazed overjoyed energised energized moved touched surprised
  ready sleepy hungry full warm cold lonely annoyed frustrated stressed sore stiff shattered pooped awake alive
  determined optimistic appreciative ecstatic elated satisfied contented scared terrified`);
export const degrees = list(`so very really super quite pretty incredibly extremely too utterly rather truly deeply
  absolutely just still feeling always honestly slightly bit little genuinely`);

/** How a thing or a day may be; after a dropped 'it was'. */
export const verdicts =
  list(`great lovely nice good fun amazing wonderful brilliant beautiful perfect special hard tough
  weird strange funny hilarious worth magic magical fantastic gorgeous delicious awesome busy quiet rough long delightful
  sweet bliss heaven mad chaos`);

/** Verbs whose missing subject is not the writer. */
export const impersonal = list(`rained snowed poured hailed thundered drizzled tasted smelled smelt seemed
  looked sounded`);

/** Words in -ing that are things rather than deeds. */
export const notDoing = list(`morning evening nothing something everything anything wedding spring string building king
  ring thing clothing ceiling pudding ping being during darling sibling duckling amazing lightning interesting inspiring
  exciting relaxing heartwarming uplifting charming loving thanksgiving housewarming training meeting boxing lodging
  washing ironing painting drawing reading swimming running cycling knitting sewing cooking baking gardening hiking camping fishing
  shocking stonking cracking smashing banging belting`);
export const stillDoing = list(`seeing hearing having finding getting knowing finishing realising realizing not meeting
  receiving winning passing making managing discovering waking giving being`);

/** What only people do: marks the capitalised word before it as a name. */
export const peopleVerbs =
  list(`said told rang texted phoned laughed smiled hugged brought gave visited asked helped sent
  surprised showed made sang danced cried waved cooked baked lent thanked kissed whispered remembered taught wrote drew
  invited joined joked squeezed and`);

/** Whether a lower-case word reads as a past tense by its form. */
export function looksPast(lower: string): boolean {
  return irregularPast.has(lower) || pastAuxiliaries.has(lower) || looksRegularPast(lower);
}

/** Whether a lower-case word is a regular past in -ed. */
export function looksRegularPast(lower: string): boolean {
  return lower.length > 3 && lower.endsWith('ed') && !notPast.has(lower) && /[aeiouy]/.test(lower.slice(0, -2));
}
