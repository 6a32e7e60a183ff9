/** Words that may stand for one another when a thing is told again, each with the first of its row. */
export const sameThings: ReadonlyMap<string, string> = new Map(
  `mum mom mam mama mummy mommy mother ma amma mami|dad daddy papa pa father fr pops da appa|
  grandma gran granny nan nana nanna grandmother nonna abuela babcia|grandad grandpa granddad gramps grandfather|
  kid kiddo child bairn wean|daughter lass|son lad|sister sis|brother bro|husband hubby|
  friend mate pal buddy|neighbour neighbor|colleague workmate coworker|doctor gp dr|teacher miss sir|
  phone ring call telephone|text message|buy purchase|cry weep tears sob|laugh giggle chuckle|shout yell|mend fix repair|
  begin start|finish end|speak talk|hug cuddle|clean tidy|hoover vacuum|receive get|fetch collect|
  bike bicycle|tv telly television|photo picture photograph pic|fridge refrigerator|film movie|shop store|sofa couch|
  football soccer|exam test|road street lane|garden yard|flat apartment|lift elevator|bin trash rubbish|
  pound quid|coat jacket|jumper sweater pullover|trainer sneaker|sweet candy|biscuit cookie|chip fries|
  dinner tea supper|autumn fall|holiday vacation|post mail letter|queue line|torch flashlight|
  lorry truck|van truck|car auto|pavement sidewalk|tap faucet|baby newborn|dog pup puppy|cat kitten|rain shower|night overnight|
  small little tiny wee|big large huge|old elderly|quick fast|bad awful terrible|good fine|ill sick|
  centre center|colour color|favourite favorite|grey gray|metre meter|reverend rev|mum-in-law mother-in-law|nought zero nil|
  kilometre kilometer km|kilo kilogram kg|minute min|hour hr|second sec|percent per|okay ok|hello hi hey|goodbye bye`
    .split('|')
    .map((row) => row.trim().split(/\s+/))
    .flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
);
