import type { Random } from '#server/platform/clock.ts';

const moods =
  'amber autumn bold brave bright calm candid clear cosy curious dapper easy early fond gentle glad golden hazel honest jolly keen kind lively lucky mellow merry mild neat noble open patient plain plucky polite proud quick quiet ready rosy silver snug steady still sunny sweet tidy tender true warm willing witty'.split(
    ' ',
  );
const creatures =
  'badger beaver bison crane cricket curlew deer dove eagle egret falcon fern finch fox gannet gecko hare hawk hazel heron ibis jay koala lark linnet lynx magpie maple marten mole moth newt oriole osprey otter owl panda pine plover puffin quail rabbit raven robin seal shrew sparrow starling stork swan swift tern thrush tiger toad wagtail walrus willow wombat wren yak'.split(
    ' ',
  );

/** A random friendly handle such as `bright-otter-4821`; one of about thirty million. */
export function randomHandle(random: Random): string {
  const bytes = random.bytes(6);
  const pick = (words: string[], at: number) => words[bytes.readUInt16BE(at) % words.length];
  return `${pick(moods, 0)}-${pick(creatures, 2)}-${String(1000 + (bytes.readUInt16BE(4) % 9000))}`;
}
