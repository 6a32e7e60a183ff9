import { list } from './list.ts';

/** Words of character and of diagnosis: nobody is judged by them unless a note does. */
export const verdictsOfPeople =
  list(`brave bravery courage courageous strength resilient resilience patience generous generosity kindness thoughtful
  thoughtfulness loyal loyalty devoted devotion wise wisdom talented talent gifted hero heroic legend saint angel selfless
  compassion compassionate dedicated dedication determination determined stubborn stubbornness perseverance grit remarkable
  incredible inspiring inspiration admirable integrity humble humility tenacity tenacious dignity graceful gracious
  depressed depression anxiety burnout burnt-out burned-out exhausted overwhelmed traumatic trauma grief grieving mourning healing coping
  recovery struggling struggle stressed stress insomnia addiction lonely loneliness isolated codependent avoidance denial
  boundaries burned overworked self-care therapist therapy needy insecure insecurity perfectionist perfectionism introvert
  progress growth journey breakthrough milestone deserved deserve deserves earned`);

/** Words for what somebody feels, and what shows it. */
export const feltWords =
  list(`felt feel feeling feelings pride proud joy joyful happiness happily delight relief gratitude fear afraid fright sadness sorrow
  grief guilt guilty shame ashamed anger angry furious cross worry worried worrying hurt hope hoped hoping longing longed
  missed missing loved love loves adored enjoy enjoyed enjoying dread dreaded dreading jealous envy embarrassed
  comfort comforted comforting peace contentment content wonder amazement astonished surprised surprise
  disappointed disappointment regret regretted homesick nostalgic heart heartbroken heartache tears tearful cried crying wept
  smiled smiling grinned grinning beamed beaming laughed laughing sobbed trembled blushed moved touched thrilled thrilling pleased
  glad chuffed grateful thankful tender tenderness warmth bliss blissful mood spirits upset uneasy unease tense
  nerves nervous nervously calm calmer lighter heavy-hearted giddy smug triumphant triumphantly euphoric quietly-proud loneliest happiest proudest best-loved safe safer scared terrified panic panicked`);

/** Of these and of how someone may be, what is said of things as well. */
export const notOnlyFelt = list(
  'content wonder surprise moved touched calm ready full warm cold hungry awake alive good peace comfort heart best feel hope missing missed safe surprised alive cross heavy miss sore stiff',
);
