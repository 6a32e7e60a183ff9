import { list } from './list.ts';

export const determiners = list(`a an the this that these those some any no every each all both another enough half
  several many few much most more such what whatever`);
export const possessives = list('my your his her its our their whose');
export const prepositions = list(`of in on at to for from with without by about after before during over under into onto
  through across around along behind beside besides between near past since until till up down off out like as against
  among above below inside outside beyond toward towards upon via per despite than round amid`);
export const coordinators = list('and but or nor yet so then plus & while');
export const subordinators = list(`when while because that where as if after before since until till although though
  whenever once unless how why what who which whether cause cos coz`);
export const subjectPronouns = list('i we he she they it you who everyone everybody someone somebody nobody');
export const timeWords = list(`today yesterday tonight tomorrow monday tuesday wednesday thursday friday saturday sunday
  morning afternoon evening night weekend noon lunchtime breakfast midnight earlier later afterwards`);
export const dayWords = list('monday tuesday wednesday thursday friday saturday sunday');
export const monthWords = list(`january february march april june july august september october november december`);
export const adverbs = list(`just also still never always even too then so really finally all both only almost once soon
  usually sometimes often nearly quite kinda already now actually again ever maybe perhaps somehow simply truly
  definitely probably honestly literally basically myself suddenly eventually instead well barely hardly mostly
  genuinely quietly secretly accidentally certainly clearly slowly quickly totally absolutely completely pretty very`);
export const negators = list(`not no never none nothing nobody nowhere neither nor cannot without hardly barely n't`);
export const numberWords =
  list(`one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million
  dozen half`);

/** Words that say nothing of their own about a week, so a line may hold them freely. */
export const freeWords =
  list(`a an the and or but so then of in on at to for from with by about into onto through as than
  that this these those there here it its it's is was were are be been being am you your yours yourself yourselves
  you're you've you'd have has had do did does when while where which who too also what how up`);

const englishMarks =
  list(`i i'm i've i'd my me we our us the a an and of to in on at for with was were is are it it's he
  she they his her their this that had have has did got went made so but after before from by not no very all some today
  day new good great nice lovely happy tired walk walked home work time love loved first finally dog cat kids coffee
  tea sun rain garden friend friends family school lunch dinner breakfast morning evening night week feeling felt sleep
  slept saw came called took nothing something much more out up just really still`);

/** Whether a lower-case word is commonplace English, for telling English from other languages. */
export function isEnglishMark(lower: string): boolean {
  return englishMarks.has(lower);
}

/** Commonplace words of other languages that English does not share. */
export const foreignMarks = list(`und ich der das ein eine einen heute mit nicht sehr auch wir sie ist auf für
  habe gestern schön meine meinen meiner morgen nach zum beim je et le les un une des du avec mon ma mes nous est
  aujourd'hui j'ai dans pour très c'est sur qui que el los las una con mi mis hoy muy y por pero del fue estoy en para
  nos hemos il lo gli di che oggi ho mio mia sono molto della nel ik het een en van met mijn vandaag
  heb och jag det med idag min hoje eu com meu minha não uma foi dia jeg og på til är dla się dziś bardzo
  jest nie moja mój dzisiaj bugün çok bir benim aku dan yang saya hari ini`);
