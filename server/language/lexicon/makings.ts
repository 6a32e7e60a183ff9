import { list } from './list.ts';

/** What somebody does or makes, so that a glass to them is earned by it: 'Owen's game', 'Ngozi's jollof'. */
export const makings = list(`game match wedding cake soup recital concert solo graduation birthday party result
  results test drawing speech goal joke jokes laugh smile team debut race marathon exam story
  letter card message idea recipe jollof stew curry bread pie lasagne biscuits cookies pancakes dumplings roast dinner
  lunch breakfast biryani tamales pierogi samosas paella dance performance bakery stall shop garden
  handwriting knitting quilt scarf project science presentation interview lesson class choir band gig tea coffee`);
