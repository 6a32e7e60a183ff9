/** Text that breaks careless programs and must be refused, for it cannot be stored. */
export const unstorable = ['\0', 'a\0b', 'lone \ud800 surrogate', '\udc00'];

/** Values in place of a string. */
export const notText = [null, 7, true, [], {}, ['x'], { $ne: '' }];

/** Bodies that are no JSON object of ours. */
export const brokenBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"content":}',
  '{"content":"a",}',
  "{'content':'a'}",
  '\u{feff}',
  '{"content":"a"} trailing',
  '{"__proto__":{"isAdmin":true},"content":"a"}',
  '{"constructor":{"prototype":{"x":1}},"content":"a"}',
  '['.repeat(10_000),
  `{"content":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
];

/** Content types that are not JSON, or only look like it. */
export const wrongTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json5',
  'text/json',
  'image/png',
];

/** Row numbers that name nothing. */
export const junkIds = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '01',
  '+1',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999',
  '1;drop',
  '１',
  '%00',
  '%ff',
  'null',
  'NaN',
  '0x1',
  ' 1',
  '..%2f..%2fetc%2fpasswd',
  'a'.repeat(199),
];

/** Authorization and Cookie headers that are not ours. */
export const junkTokens = [
  '',
  'x',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  `Bearer ${'A'.repeat(43)}`,
  `Bearer ${'A'.repeat(4000)}`,
  'Basic YTpi',
  'Bearer null',
  'Bearer ../../etc',
  'Bearer "\'; drop table sessions; --',
  'bearer\u00e9',
];
