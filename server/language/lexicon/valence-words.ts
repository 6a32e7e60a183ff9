import { list } from './list.ts';

/** Words that a lexicon counts as good or bad and that are neither in a journal: 'please', 'pretty', 'fine', 'save'. */
export const neitherGoodNorBad: ReadonlySet<string> = list(
  `god pray praying please hope hoping hopes wish wishes wishing want wants wanted care cares like likes pretty super
  sure true top ha clean best fine safe help helping helped trust strong save rich big matter matters well feeling join
  reach agree allow allowed active share solve number grand bless amen lord increase increased growing growth commit
  committed ability able easy interest interests interested interesting huge importance important promise promised
  promises natural ok okay cool yes yeah faith spirit spirited vision solid support supported comfort favor favors`,
);

/** Words that a lexicon calls dark and that are mostly said of small things: 'tired', 'fire', 'hate', 'missed'. */
export const saidOfSmallThings: ReadonlySet<string> = list(
  `sick tired hate hated missed died dead die dies dying killed killing kill fire fired screamed screaming war mock alarm
  weird odd idiot stall crime murder insane ugly annoyed annoying annoy boring bored nervous mad crazy silly stupid
  idiotic scary steal stole stolen cheat cheats cheating penalty stress stressed rude fuming furious complain complains
  complained complaint nonsense headache flu horrible awful terrible rubbish nightmare loud noisy dirty mess messy spam
  fake wild gross worst badly swear swearing sin sentence arrest arrests fight fights fought fighting battle bomb shot
  shoot gun monster zombie villain ghost devil evil beast beating beat hid hide fuck fucking fucked shit shitty damn
  damned hell bitch bastard bastards ass arse crap piss pissed bloody`,
);
