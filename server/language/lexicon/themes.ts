import { list } from './list.ts';

/** What a moment can be about. */
export type Theme =
  | 'people'
  | 'kindness'
  | 'laughter'
  | 'first'
  | 'effort'
  | 'nature'
  | 'animals'
  | 'food'
  | 'place'
  | 'rest'
  | 'making'
  | 'feeling';

/** Things that are counted ('a heron'), for naming them with the article their note gave them. */
export const countThings: Readonly<Record<Theme, ReadonlySet<string>>> = {
  people: list(
    'hug cuddle chat call phonecall conversation visit message card letter postcard party reunion wedding birthday',
  ),
  kindness: list('present gift parcel compliment favour favor surprise bouquet'),
  laughter: list('joke giggle story song laugh'),
  first: list('job promotion exam test interview record medal prize certificate tooth step word'),
  effort: list(
    'run race marathon swim workout shift deadline report essay thesis dissertation lesson class climb hike match game goal ride lap',
  ),
  nature:
    list(`sunset sunrise moon rainbow storm sky tree rose tulip flower garden river lake sea beach forest wood hill
    mountain frost snowfall star walk breeze rosebush bulb seed seedling tomato dahlia allotment park meadow field path wave`),
  animals:
    list(`dog cat puppy kitten heron robin bird fox owl horse pony hen cow calf lamb sheep goat rabbit hedgehog duck
    swan bee butterfly seal whale dolphin deer squirrel kingfisher blackbird cockatoo kookaburra quokka parrot tortoise`),
  food: list(`cake pie pizza curry loaf sandwich roast barbecue picnic dinner lunch breakfast supper brunch meal stew
    croissant bun biscuit cookie pancake samosa omelette risotto lasagne lasagna tagine brew cuppa takeaway feast`),
  place: list(
    'library cafe café pub bakery museum market cinema theatre concert gig festival train bus boat tent cabin kitchen balcony',
  ),
  rest: list('nap bath lie-in sofa hammock book novel film movie blanket fire candle shower'),
  making: list(
    'shed table shelf scarf jumper quilt painting drawing sketch poem puzzle jigsaw guitar piano cello ukulele violin model bike fence',
  ),
  feeling: list('moment memory'),
};

/** Things that need no article ('soup', 'tomatoes'). */
export const massThings: Readonly<Record<Theme, ReadonlySet<string>>> = {
  people: list('hugs cuddles'),
  kindness: list('flowers gifts presents kindness'),
  laughter: list('laughter giggles jokes stories'),
  first: list('results'),
  effort: list('homework football yoga revision pilates parkrun netball cricket tennis badminton choir'),
  nature:
    list(`rain sunshine snow stars roses tulips daffodils snowdrops bluebells blossom tomatoes beans seedlings trees
    waves leaves wildflowers sunflowers dahlias clouds frost moonlight birdsong poppies peas courgettes strawberries`),
  animals: list('dogs cats puppies hens ducks birds bees sheep goats horses swans geese deer lambs swallows swifts'),
  food: list(`soup bread porridge tea coffee honey pasta rice curry chocolate cheese noodles dumplings pancakes samosas
    scones biscuits cookies brownies muffins croissants ramen toast jam stew sourdough gnocchi risotto dal rolls buns eggs
    berries blackberries apples mangoes plums cinnamon cocoa custard chips sushi tacos marmalade`),
  place: list(''),
  rest: list('sleep quiet silence peace pyjamas pajamas candles'),
  making: list('lego knitting pottery music'),
  feeling: list('joy relief'),
};

/** Deeds and marks of a theme. */
export const deeds: Readonly<Record<Theme, RegExp>> = {
  people:
    /\b(?:together|visited|met|caught up|called|rang|phoned|facetimed|texted|talked|chatted|came (?:over|round|home|to)|hosted|celebrated|danced|sang)\b/,
  kindness:
    /\b(?:help(?:ed|ing)?|hug(?:ged|s)?|thank(?:ed|s| you)|kind(?:ness|est)?|gave|shared|lent|offered|surprised|brought|smil(?:ed|e|ing)|listened|squeezed|held (?:my|our|the|her|his)|card|letter|gift|present|flowers|saved me|waited for|carried|complimented|cheered|remembered|stayed (?:with|on|up)|sat (?:with|beside|next to) (?:me|us|him|her|them)|sat in (?:his|her|their) car|sit on the end|drove (?:an? hour|two hours|all the way|me|us|over)|came (?:in (?:my|our|their)|over|round|with|and (?:did|sat|made))|turned up with|put (?:her|his|an?|their) (?:hand|arm|head)|left with me|made room|baked for|lit every|cooked for|made (?:me|us|a sign|a card)|let me win|waiting (?:at|for)|waited|telephoned to|slept on the floor|made friends)\b/,
  laughter:
    /\b(?:laugh(?:ed|ing|s)?|giggl\w*|hilarious|funny|funniest|jok(?:e|es|ed|ing)|silly|cracked up|in stitches|snorted)\b/,
  first:
    /\b(?:first|finally|at last|passed|managed|learn(?:ed|t)|new|won|promot\w*|graduat\w*|accepted|started|record|never (?:before|thought)|for the first time|without (?:stopping|help)|signed|offered)\b/,
  effort:
    /\b(?:finish\w*|fixed|built|ran|swam|climbed|cycled|hiked|practi[cs]ed|cleaned|cleared|repaired|completed|handed in|submitted|studied|revised|worked out|trained|survived|organi[sz]ed|tidied|mended|solved|delivered)\b/,
  nature:
    /\b(?:walk(?:ed|s)?|outside|planted|picked|bloom\w*|flowered|sun|light|sky|dawn|dusk|breeze|spring|autumn|harvest\w*|dug|watered|pruned|foraged|paddled)\b/,
  animals: /\b(?:dog|cat|puppy|kitten|bird|wag(?:ged|ging)|purr\w*|bark\w*)\b/,
  food: /\b(?:ate|eaten|bak(?:ed|ing)|cook(?:ed|ing)|made (?:soup|bread|dinner|breakfast|lunch|pasta|pancakes|proper)|delicious|tast\w*|lunch|dinner|breakfast|tea|coffee|recipe|brewed)\b/,
  place:
    /\b(?:beach|park|sea|city|town|village|museum|cafe|café|library|train|trip|drove|travel\w*|visited|arrived|flew|sailed)\b/,
  rest: /\b(?:slept|sleep|nap(?:ped)?|rest(?:ed)?|lie-in|lay (?:in|on)|bath|sofa|quiet|peace(?:ful)?|sat (?:in|on|by|with|and|outside)|read|reading|book|relax\w*|nothing on|early night|day off)\b/,
  making:
    /\b(?:knit\w*|painted|drew|wrote|sewed|crochet\w*|made (?:a|the)|played|composed|carved|sketched|crafted|photographed)\b/,
  feeling: /\b(?:proud|grateful|happy|loved|calm|relieved|content|hopeful|lucky|moved|touched|joy|peaceful)\b/,
};

/** How much each theme draws the composer. */
export const pull: Readonly<Record<Theme, number>> = {
  people: 2,
  kindness: 3,
  laughter: 2.5,
  first: 2.5,
  effort: 2,
  nature: 2,
  animals: 2,
  food: 1.4,
  place: 1,
  rest: 1.2,
  making: 1.6,
  feeling: 0.8,
};
