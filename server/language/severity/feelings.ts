import { list } from '../lexicon/list.ts';

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

/** What others do that shows there was some good in a hard day. */
export const kindly =
  /\b(?:hugged|cuddled|held (?:me|my hand|us)|holding my hand|brought (?:me|us|a|the|round|soup|cake|food|flowers|tea)|cooked|baked|danced|laughed|sang|smiled|grinned|winked|drove me|sat (?:with|beside|next to|by) me|stayed (?:with|the night|all)|waited (?:with|for) (?:me|us)|just came|came (?:and|with|round|over|in the|to (?:sit|hold|help))|flew in|mailed me|posted me|stole me|carried me|gave (?:me|us)|lent (?:me|us)|made (?:me|us) (?:tea|soup|dinner|lunch|a|coffee|laugh|cake)|kissed|stroked|helped (?:me|us)|did (?:my|our|the (?:ironing|dishes|milking|washing|shopping|cooking))|let me (?:win|sleep|cry|talk)|stood with me|said (?:that )?i (?:was|am|had) (?:doing|done|brave|strong|loved|a (?:good|great|grand|lovely))|of us (?:put|built|mended|rebuilt|carried|lifted|cleaned|sang|ate|laughed))\b/;

/** Laughter and joy that show how a text is meant. */
export const laughing = /\b(?:lol|lmao|rofl|h?(?:a?ha){2,}h?|hehe+|jk)\b|[😂🤣😅🎉🥳😍🥰❤😊😁💃🙌]/iu;
