// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from './read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.584 act_towards_the_writer 0.618 again -0.262 all 0.114 an_end 0.2 call 0.225 cry 0.884 dark 1.146
  grey 0.388 heavy 0.286 kin 0.222 length 1.083 longest 0.058 never 0.841 news -0.624 only 0.257 present -0.128
  rank_of_length -0.411 somebody 0.541 someone 0.263 speech 0.023 tears 0.59 tender 0.325 together 0.126 touch 0.138
  unsaid 0.427 years 0.356
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  after_denial 0.041 after_writer -0.132 after:,and 0.028 after:,first 0.031 after:,for -0.029 after:,from -0.038
  after:,gave 0.036 after:,he -0.091 after:,his 0.101 after:,i -0.094 after:,in -0.032 after:,is -0.05 after:,it -0.024
  after:,it's 0.11 after:,my 0.026 after:,no -0.051 after:,not -0.065 after:,one -0.072 after:,only -0.024
  after:,she 0.07 after:,so -0.039 after:,the -0.077 after:,three 0.059 after:,very -0.034 after:,we -0.02
  after:,who 0.417 after:,who's 0.147 after:,with 0.176 after:,you -0.071 after:. -0.142 after:2 -0.049 after:9 0.042
  after:a -0.093 after:about -0.083 after:after 0.048 after:again 0.027 after:all -0.047 after:also -0.031
  after:always -0.09 after:and -0.122 after:are -0.054 after:arrived 0.07 after:as -0.053 after:ask 0.033
  after:asked 0.181 after:asks 0.021 after:at 0.033 after:ate 0.135 after:back 0.061 after:beat -0.138
  after:because 0.17 after:bed 0.039 after:been 0.07 after:behind -0.049 after:beside 0.074 after:birthday -0.124
  after:bought 0.048 after:boy 0.244 after:bring 0.086 after:but -0.094 after:by -0.026 after:call 0.057
  after:came 0.121 after:can -0.033 after:can't -0.134 after:car 0.095 after:carried -0.088 after:clapped 0.036
  after:come 0.143 after:comes 0.032 after:coming 0.033 after:cooked -0.074 after:could 0.049 after:cried 0.073
  after:cut 0.152 after:dad 0.031 after:danced -0.03 after:daughter -0.081 after:did 0.203 after:didn't -0.052
  after:died -0.204 after:doesn't -0.071 after:done 0.059 after:down 0.084 after:drew 0.159 after:dropped -0.083
  after:drove 0.063 after:eating -0.088 after:face 0.056 after:fell -0.078 after:followed -0.176 after:for -0.02
  after:forgot 0.058 after:from 0.35 after:gave 0.03 after:give 0.181 after:go 0.033 after:goes -0.073 after:gone -0.031
  after:good -0.094 after:got 0.104 after:had 0.416 after:hair 0.295 after:has -0.043 after:have 0.145 after:he 0.118
  after:he's -0.065 after:head -0.052 after:heard 0.021 after:held 0.188 after:her 0.039 after:his 0.065 after:hit 0.058
  after:holding 0.05 after:holds 0.052 after:home 0.062 after:house -0.04 after:i -0.117 after:i've 0.021 after:in 0.275
  after:it -0.021 after:it's -0.088 after:just 0.147 after:kept 0.031 after:kissed 0.089 after:knew 0.054
  after:knows 0.107 after:laughed -0.064 after:learned 0.039 after:left 0.15 after:let -0.049 after:look -0.058
  after:made 0.112 after:make -0.032 after:measured 0.07 after:mother -0.101 after:moved -0.081 after:must -0.059
  after:my 0.063 after:name -0.119 after:never 0.027 after:new -0.188 after:next 0.189 after:no -0.101
  after:nobody -0.024 after:now -0.026 after:of -0.041 after:off 0.046 after:old -0.023 after:on 0.239
  after:opened 0.093 after:or -0.15 after:over 0.091 after:paid -0.028 after:passed -0.217 after:phoned 0.068
  after:photo -0.042 after:picked -0.228 after:place 0.029 after:put 0.027 after:ran 0.112 after:rang 0.146
  after:read 0.052 after:room -0.068 after:round -0.042 after:said -0.104 after:sang -0.03 after:saw 0.045
  after:say 0.062 after:says -0.208 after:screamed -0.052 after:sent -0.078 after:she's 0.059 after:shouted 0.107
  after:showed 0.097 after:side -0.026 after:sister 0.036 after:slept 0.047 after:so -0.094 after:start 0.021
  after:started 0.026 after:stayed -0.118 after:still 0.05 after:stood 0.231 after:stopped 0.024 after:take -0.029
  after:taught -0.086 after:team -0.036 after:telephoned -0.046 after:tell 0.058 after:texted -0.053 after:that -0.259
  after:that's -0.05 after:the 0.149 after:there -0.043 after:this 0.03 after:threw 0.057 after:till -0.043
  after:to -0.228 after:today -0.063 after:told -0.222 after:too 0.077 after:took -0.105 after:tooth 0.065
  after:turned -0.117 after:two 0.036 after:under -0.072 after:up 0.173 after:used -0.107 after:voice 0.111
  after:waiting 0.036 after:walked -0.03 after:wanted 0.159 after:was 0.156 after:watched 0.051 after:we 0.053
  after:went -0.126 after:were -0.095 after:when 0.169 after:which -0.027 after:who 0.227 after:wife -0.031
  after:will -0.166 after:won -0.056 after:won't 0.034 after:wore -0.033 after:would 0.058 after:wouldn't -0.168
  after:wrote 0.028 after:yelled 0.046 after:you -0.04 after:you're 0.022 animal:heart:0 -0.177 animal:heart:2 -0.096
  animal:heart:3 -0.031 animal:notes:1 -0.2 animal:notes:2 -0.036 animal:of_few -0.271 as_a_place -0.157
  bearing:free 0.045 bearing:quiet -0.204 bearing:steady -0.239 before:,me 0.05 before:,no -0.025 before:,said -0.068
  before:,says -0.023 before:. 0.513 before:a -0.028 before:about -0.176 before:after -0.109 before:against 0.038
  before:all -0.046 before:am -0.051 before:as -0.153 before:ask -0.12 before:at -0.257 before:ate 0.08 before:be -0.036
  before:beat -0.125 before:because -0.123 before:before -0.09 before:behind 0.056 before:boy 0.149 before:brother 0.085
  before:brought 0.157 before:but -0.023 before:by -0.28 before:call 0.059 before:called 0.281 before:carried 0.023
  before:cause 0.038 before:cousin 0.047 before:daughter 0.075 before:did -0.072 before:dinner 0.103 before:does -0.026
  before:drove 0.068 before:even -0.04 before:evening 0.076 before:fed 0.072 before:for 0.038 before:found -0.145
  before:friend 0.161 before:frm -0.091 before:from -0.023 before:gave -0.049 before:get -0.119 before:got -0.064
  before:had 0.125 before:have -0.114 before:he's -0.03 before:hear 0.141 before:heard -0.071 before:her -0.035
  before:him -0.052 before:hit -0.025 before:home 0.124 before:hours 0.047 before:how -0.036 before:i'm 0.061
  before:if 0.041 before:in -0.399 before:into -0.061 before:is -0.078 before:it -0.081 before:it's -0.063
  before:knew -0.101 before:left -0.05 before:let -0.043 before:like -0.337 before:little 0.196 before:lost -0.027
  before:made -0.022 before:make -0.026 before:man -0.095 before:me 0.032 before:met -0.078 before:my 0.031
  before:named 0.223 before:near -0.025 before:neighbour 0.09 before:night 0.063 before:not -0.071 before:now -0.039
  before:of 0.248 before:old -0.075 before:on -0.259 before:one 0.116 before:our -0.023 before:out 0.132
  before:over -0.023 before:past -0.124 before:put -0.023 before:rang 0.121 before:said -0.363 before:saw -0.155
  before:say -0.106 before:says -0.055 before:see 0.04 before:sent 0.03 before:show -0.033 before:showed 0.058
  before:since -0.165 before:sister 0.131 before:so 0.264 before:son 0.047 before:still -0.031 before:tae 0.02
  before:take 0.063 before:taught -0.089 before:teacher 0.04 before:tell -0.036 before:that -0.225 before:that's -0.25
  before:the -0.15 before:then 0.363 before:there -0.039 before:there's 0.043 before:till -0.085 before:to 0.023
  before:told 0.171 before:took 0.022 before:uncle -0.082 before:until -0.059 before:walked 0.028 before:was 0.193
  before:watched -0.028 before:wee 0.049 before:well 0.021 before:what -0.045 before:where 0.077 before:which -0.074
  before:while 0.086 before:wi -0.029 before:with 0.22 before:written 0.023 before:young 0.106 cast:heart:0 0.178
  cast:heart:3 0.086 cast:notes:1 0.135 cast:notes:2 0.172 cast:notes:3 -0.05 cast:of_few 0.394 danger -0.439
  danger:animal -0.195 danger:cast -0.294 danger:kin 0.234 danger:listed -0.318 danger:many -0.047 danger:maybe 0.241
  danger:person -0.044 danger:titled -0.054 deeds:0 -0.262 deeds:1 -0.148 deeds:2 0.043 does_in_heart 0.148
  ends_note -0.352 heart_share:0 -0.059 heart_share:1 0.053 heart_share:2 -0.062 heart_share:3 -0.06 heart_share:4 -0.12
  heart_share:5 -0.143 heart:0 -0.089 heart:1 -0.084 heart:2 -0.116 heart:3 -0.107 in_company 0.459 in_heart:0 -0.249
  in_heart:1 0.141 in_heart:3 0.034 kin:heart:1 -0.024 kin:heart:2 0.189 kin:heart:3 -0.03 kin:notes:3 0.133
  kin:of_few 0.061 kind:animal -0.305 kind:cast 0.257 kind:kin 0.117 kind:listed 0.335 kind:many -0.329
  kind:maybe -0.499 kind:own 0.143 kind:person -0.109 kindness 0.182 known_place -0.391 length:0 0.182 length:1 0.062
  length:2 -0.07 length:3 -0.325 length:4 -0.24 listed:heart:0 0.074 listed:heart:1 0.107 listed:heart:2 0.202
  listed:heart:3 -0.047 listed:notes:1 0.167 listed:notes:2 -0.02 listed:notes:3 0.188 listed:of_few 0.283 maker -0.244
  many:heart:0 -0.132 many:heart:1 -0.094 many:heart:2 -0.041 many:heart:3 -0.062 many:notes:1 -0.12 many:notes:2 -0.198
  many:of_few -0.129 maybe:heart:0 -0.189 maybe:heart:1 -0.172 maybe:heart:2 -0.126 maybe:notes:1 -0.532
  maybe:notes:3 0.021 maybe:of_few -0.154 mentions:1 -0.148 mentions:2 -0.387 mentions:3 -0.07 mentions:4 0.076
  mentions:5 0.063 mentions:6 0.05 named:ahead:0 0.403 named:ahead:1 0.274 named:ahead:2 0.032 named:ahead:3 -0.028
  named:ahead:4 -0.472 named:among:1 -0.062 named:among:2 0.075 named:among:3 0.071 named:among:4 0.13
  named:among:5 0.281 named:among:6 -0.285 named:deeds:0 0.048 named:deeds:1 0.112 named:deeds:2 0.034
  named:heart_share:0 0.083 named:heart_share:2 -0.068 named:heart_share:3 0.048 named:heart_share:5 0.15
  note:heavy -0.142 note:light 0.121 note:tender 0.061 notes:1 -0.42 notes:2 -0.092 notes:3 0.052 notes:4 0.118
  often 0.324 opens_note 0.375 own:heart:1 0.077 own:heart:3 0.036 own:notes:1 0.136 own:of_few 0.074 owner 0.248
  part_in_heart 0.132 parts:0 -0.801 parts:1 -0.063 parts:2 0.462 person:heart:0 0.065 person:heart:1 -0.041
  person:heart:2 -0.17 person:heart:3 0.039 person:notes:1 -0.071 person:notes:2 0.032 person:of_few -0.333
  plain_danger -0.848 present 0.705 quoted -0.475 share:0 -0.403 share:1 -0.101 share:2 0.181 share:5 -0.075
  speaks -0.204 taken_up 0.353 titled:heart:0 0.105 titled:heart:1 0.077 titled:heart:2 -0.1 titled:heart:3 -0.081
  titled:notes:2 -0.047 titled:notes:3 0.03 to_writer 0.395 told:1 -0.055 told:2 0.091 told:3 -0.091 told:4 -0.333
  unnamed:ahead:0 0.292 unnamed:ahead:2 -0.162 unnamed:ahead:3 -0.364 unnamed:ahead:4 -0.366 unnamed:among:0 0.336
  unnamed:among:1 0.073 unnamed:among:2 -0.146 unnamed:among:3 0.062 unnamed:among:4 -0.218 unnamed:among:5 -0.169
  unnamed:among:6 -0.537 unnamed:deeds:0 -0.348 unnamed:deeds:1 -0.266 unnamed:heart_share:0 -0.14
  unnamed:heart_share:1 0.05 unnamed:heart_share:3 -0.107 unnamed:heart_share:4 -0.115 unnamed:heart_share:5 -0.293
`);
export const bias = -0.35;
