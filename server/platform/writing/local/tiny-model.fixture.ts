/**
 * The smallest model that is one: a GGUF file of the Llama architecture whose one layer adds nothing, so that each token
 * alone decides which follows. It is loaded, prompted and sampled like every other, and says what the test wants.
 *
 * The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export type TinyModel = {
  /** What it can say in one piece, besides single characters. */
  pieces: string[];
  /** What follows a piece or character, most wanted first. Of these the grammar takes the first that it allows. */
  follows: Record<string, string | string[]>;
};

export const end = '</s>';

/** Says `{"lines":[{"text":<sentence>,"noteIds":[1]}]}`, and what is like it for other shapes. */
export function saying(sentence: string): TinyModel {
  return {
    pieces: [sentence],
    follows: {
      '"': sentence,
      [sentence]: '"',
      ':': ['"', '1', '{', '['],
      '[': ['1', '{', '"'],
      '{': '"',
      '1': [']', ',', '}'],
      ']': '}',
      '}': [']', end],
    },
  };
}

/** Begins a text and never ends it. */
export const endless: TinyModel = {
  pieces: ['plums '],
  follows: { '"': 'plums ', 'plums ': 'plums ', '[': '{', ':': '"', '{': '"' },
};

const alignment = 32;
/** Of its one head, which looks at nothing and so may be small: a long prompt costs little. */
const headSize = 32;
const special = ['<unk>', '<s>', end];
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
const tokenTypes = { normal: 1, unknown: 2, control: 3, byte: 6 };
const valueTypes = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 };

/**
 * The file of such a model.
 *
 * @param feedForward how much it computes for each token, to no effect: some thousands make it slow
 */
export function tinyModelFile({ pieces, follows }: TinyModel, feedForward = alignment): Buffer {
  const tokens = [...special, ...bytes, '▁', ...pieces.map((piece) => piece.replaceAll(' ', '▁'))];
  const own = tokens.length - pieces.length;
  const idOf = (piece: string) =>
    piece === end
      ? special.indexOf(end)
      : pieces.includes(piece)
        ? own + pieces.indexOf(piece)
        : special.length + piece.charCodeAt(0);
  const types = [
    tokenTypes.unknown,
    tokenTypes.control,
    tokenTypes.control,
    ...bytes.map(() => tokenTypes.byte),
    ...tokens.slice(special.length + bytes.length).map(() => tokenTypes.normal),
  ];
  // A direction of its own for each token; in each direction the tokens that follow it.
  const width = Math.ceil(tokens.length / alignment) * alignment;
  const embedding = new Float32Array(tokens.length * width);
  const output = new Float32Array(tokens.length * width);
  tokens.forEach((_, id) => embedding.fill(1, id * width + id, id * width + id + 1));
  for (const [piece, next] of Object.entries(follows)) {
    [next].flat().forEach((following, at) => {
      output[idOf(following) * width + idOf(piece)] = 8 / 2 ** at;
    });
  }
  const ones = new Float32Array(width).fill(1);
  const nothing = (size: number) => new Float32Array(size);
  return ggufFile(
    [
      ['general.architecture', text('llama')],
      ['general.alignment', uint32(alignment)],
      ['llama.context_length', uint32(32_768)],
      ['llama.embedding_length', uint32(width)],
      ['llama.block_count', uint32(1)],
      ['llama.feed_forward_length', uint32(feedForward)],
      ['llama.rope.dimension_count', uint32(headSize)],
      ['llama.attention.head_count', uint32(1)],
      ['llama.attention.head_count_kv', uint32(1)],
      ['llama.attention.key_length', uint32(headSize)],
      ['llama.attention.value_length', uint32(headSize)],
      ['llama.attention.layer_norm_rms_epsilon', float32(1e-5)],
      ['tokenizer.ggml.model', text('llama')],
      ['tokenizer.ggml.tokens', list(valueTypes.string, tokens.map(bareText))],
      [
        'tokenizer.ggml.scores',
        list(
          valueTypes.float32,
          tokens.map((_, id) => float32(-id)[1]),
        ),
      ],
      [
        'tokenizer.ggml.token_type',
        list(
          valueTypes.int32,
          types.map((type) => uint32(type)[1]),
        ),
      ],
      ['tokenizer.ggml.bos_token_id', uint32(1)],
      ['tokenizer.ggml.eos_token_id', uint32(2)],
      ['tokenizer.ggml.unknown_token_id', uint32(0)],
      ['tokenizer.ggml.add_space_prefix', [valueTypes.bool, Buffer.from([0])]],
    ],
    [
      ['token_embd.weight', [width, tokens.length], embedding],
      ['output_norm.weight', [width], ones],
      ['output.weight', [width, tokens.length], output],
      ['blk.0.attn_norm.weight', [width], ones],
      ['blk.0.attn_q.weight', [width, headSize], nothing(width * headSize)],
      ['blk.0.attn_k.weight', [width, headSize], nothing(width * headSize)],
      ['blk.0.attn_v.weight', [width, headSize], nothing(width * headSize)],
      ['blk.0.attn_output.weight', [headSize, width], nothing(width * headSize)],
      ['blk.0.ffn_norm.weight', [width], ones],
      ['blk.0.ffn_gate.weight', [width, feedForward], nothing(width * feedForward)],
      ['blk.0.ffn_up.weight', [width, feedForward], nothing(width * feedForward)],
      ['blk.0.ffn_down.weight', [feedForward, width], nothing(width * feedForward)],
    ],
  );
}

/** A value with the number of its type. */
type Value = [type: number, bytes: Buffer];
type Tensor = [name: string, dimensions: number[], values: Float32Array];

function ggufFile(facts: [name: string, value: Value][], tensors: Tensor[]): Buffer {
  let offset = 0;
  const listed = tensors.map(([name, dimensions, values]) => {
    const entry = [
      bareText(name),
      uint32(dimensions.length)[1],
      ...dimensions.map(uint64),
      uint32(0)[1],
      uint64(offset),
    ];
    offset += padded(values.byteLength);
    return Buffer.concat(entry);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3)[1],
    uint64(tensors.length),
    uint64(facts.length),
    ...facts.flatMap(([name, [type, value]]) => [bareText(name), uint32(type)[1], value]),
    ...listed,
  ]);
  const weights = tensors.flatMap(([, , { buffer, byteLength }]) => [
    Buffer.from(buffer),
    Buffer.alloc(padded(byteLength) - byteLength),
  ]);
  return Buffer.concat([head, Buffer.alloc(padded(head.length) - head.length), ...weights]);
}

function padded(size: number): number {
  return Math.ceil(size / alignment) * alignment;
}

function uint32(value: number): Value {
  const written = Buffer.alloc(4);
  written.writeUInt32LE(value);
  return [valueTypes.uint32, written];
}

function float32(value: number): Value {
  const written = Buffer.alloc(4);
  written.writeFloatLE(value);
  return [valueTypes.float32, written];
}

function uint64(value: number): Buffer {
  const written = Buffer.alloc(8);
  written.writeBigUInt64LE(BigInt(value));
  return written;
}

function bareText(value: string): Buffer {
  const written = Buffer.from(value);
  return Buffer.concat([uint64(written.length), written]);
}

function text(value: string): Value {
  return [valueTypes.string, bareText(value)];
}

function list(type: number, items: Buffer[]): Value {
  return [valueTypes.array, Buffer.concat([uint32(type)[1], uint64(items.length), ...items])];
}
