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
  after_denial 0.044 after_writer -0.121 after:,and 0.029 after:,first 0.031 after:,for -0.029 after:,from -0.038
  after:,gave 0.036 after:,he -0.09 after:,his 0.101 after:,i -0.094 after:,in -0.032 after:,is -0.05 after:,it -0.024
  after:,it's 0.11 after:,my 0.027 after:,no -0.051 after:,not -0.065 after:,one -0.072 after:,only -0.024
  after:,she 0.071 after:,so -0.039 after:,the -0.076 after:,three 0.059 after:,very -0.034 after:,we -0.02
  after:,who 0.417 after:,who's 0.147 after:,with 0.176 after:,you -0.071 after:. -0.14 after:2 -0.049 after:9 0.042
  after:a -0.093 after:about -0.083 after:after 0.049 after:again 0.025 after:all -0.064 after:also -0.032
  after:always -0.09 after:and -0.114 after:are -0.057 after:arrived 0.069 after:as -0.053 after:ask 0.033
  after:asked 0.19 after:asks 0.021 after:asleep 0.038 after:at 0.032 after:ate 0.135 after:back 0.061 after:beat -0.138
  after:because 0.171 after:bed 0.039 after:been 0.07 after:behind -0.05 after:beside 0.074 after:birthday -0.125
  after:bought 0.051 after:boy 0.245 after:bring 0.086 after:but -0.094 after:by -0.026 after:call 0.057
  after:came 0.131 after:can -0.032 after:can't -0.134 after:car 0.094 after:carried -0.087 after:clapped 0.036
  after:come 0.143 after:comes 0.032 after:coming 0.033 after:cooked -0.074 after:could 0.049 after:cried 0.087
  after:cut 0.153 after:dad 0.031 after:danced -0.048 after:daughter -0.081 after:did 0.204 after:didn't -0.052
  after:died -0.203 after:doesn't -0.07 after:done 0.059 after:down 0.084 after:drew 0.16 after:dropped -0.082
  after:drove 0.065 after:eating -0.088 after:face 0.056 after:fell -0.078 after:followed -0.174 after:for -0.023
  after:forgot 0.058 after:from 0.349 after:gave 0.037 after:give 0.179 after:go 0.027 after:goes -0.072
  after:gone -0.031 after:good -0.093 after:got 0.105 after:had 0.415 after:hair 0.285 after:has -0.031 after:have 0.142
  after:he 0.12 after:he's -0.065 after:head -0.052 after:heard 0.021 after:held 0.191 after:her 0.039 after:his 0.065
  after:hit 0.058 after:holding 0.05 after:holds 0.052 after:home 0.061 after:house -0.04 after:i -0.116
  after:i've 0.021 after:in 0.274 after:it -0.021 after:it's -0.088 after:just 0.147 after:kept 0.031 after:kissed 0.091
  after:knew 0.054 after:knows 0.108 after:laughed -0.066 after:learned 0.04 after:left 0.153 after:let -0.047
  after:look -0.058 after:made 0.111 after:make -0.032 after:measured 0.07 after:mother -0.1 after:moved -0.082
  after:must -0.058 after:my 0.063 after:name -0.118 after:never 0.027 after:new -0.188 after:next 0.19 after:no -0.1
  after:nobody -0.024 after:now -0.026 after:of -0.047 after:off 0.047 after:old -0.022 after:on 0.24 after:opened 0.093
  after:or -0.151 after:over 0.091 after:paid -0.028 after:passed -0.216 after:phoned 0.069 after:photo -0.041
  after:picked -0.228 after:place 0.029 after:put 0.029 after:ran 0.114 after:rang 0.148 after:read 0.054
  after:room -0.068 after:round -0.041 after:said -0.112 after:sang -0.028 after:saw 0.045 after:say 0.061
  after:says -0.214 after:screamed -0.052 after:sent -0.077 after:she's 0.06 after:shouted 0.107 after:showed 0.098
  after:side -0.027 after:sister 0.036 after:slept 0.048 after:so -0.095 after:start 0.021 after:started 0.026
  after:stayed -0.117 after:still 0.05 after:stood 0.231 after:stopped 0.024 after:take -0.029 after:taught -0.1
  after:team -0.036 after:telephoned -0.046 after:tell 0.058 after:texted -0.052 after:that -0.257 after:that's -0.05
  after:the 0.15 after:there -0.042 after:this 0.03 after:threw 0.057 after:till -0.047 after:to -0.208
  after:today -0.064 after:told -0.227 after:too 0.077 after:took -0.102 after:tooth 0.066 after:turned -0.117
  after:two 0.035 after:under -0.071 after:up 0.172 after:used -0.107 after:voice 0.111 after:waiting 0.036
  after:walked -0.029 after:wanted 0.155 after:was 0.156 after:watched 0.051 after:we 0.052 after:went -0.126
  after:were -0.097 after:when 0.17 after:which -0.027 after:who 0.237 after:wife -0.03 after:will -0.166
  after:with 0.051 after:won -0.056 after:won't 0.033 after:wore -0.033 after:would 0.058 after:wouldn't -0.168
  after:wrote 0.028 after:yelled 0.046 after:you -0.041 after:you're 0.022 animal:heart:0 -0.168 animal:heart:2 -0.098
  animal:heart:3 -0.042 animal:notes:1 -0.203 animal:notes:2 -0.036 animal:of_few -0.268 as_a_place -0.158
  bearing:free 0.048 bearing:quiet -0.2 bearing:steady -0.247 before:,me 0.05 before:,no -0.025 before:,said -0.069
  before:,says -0.023 before:. 0.506 before:a -0.028 before:about -0.177 before:after -0.108 before:against 0.038
  before:all -0.044 before:am -0.051 before:as -0.155 before:ask -0.12 before:at -0.26 before:ate 0.08 before:be -0.036
  before:beat -0.126 before:because -0.123 before:before -0.09 before:behind 0.055 before:boy 0.149 before:brother 0.085
  before:brought 0.157 before:but -0.023 before:by -0.288 before:call 0.059 before:called 0.277 before:carried 0.022
  before:cause 0.037 before:cousin 0.047 before:daughter 0.075 before:did -0.073 before:dinner 0.103 before:does -0.025
  before:drove 0.068 before:evening 0.076 before:fed 0.073 before:for 0.033 before:found -0.156 before:friend 0.161
  before:frm -0.091 before:from -0.026 before:gave -0.05 before:get -0.119 before:got -0.065 before:had 0.123
  before:have -0.115 before:he's -0.03 before:hear 0.141 before:heard -0.072 before:her -0.034 before:him -0.053
  before:hit -0.025 before:home 0.124 before:hours 0.046 before:how -0.036 before:i'm 0.059 before:if 0.041
  before:in -0.4 before:into -0.062 before:is -0.078 before:it -0.083 before:it's -0.063 before:knew -0.102
  before:left -0.051 before:let -0.042 before:like -0.338 before:little 0.196 before:lost -0.029 before:made -0.022
  before:make -0.027 before:man -0.095 before:me 0.031 before:met -0.078 before:my 0.031 before:named 0.223
  before:near -0.024 before:neighbour 0.09 before:night 0.063 before:not -0.09 before:now -0.046 before:of 0.243
  before:old -0.075 before:on -0.261 before:one 0.116 before:our -0.024 before:out 0.131 before:over -0.023
  before:past -0.124 before:put -0.023 before:rang 0.12 before:said -0.364 before:saw -0.156 before:say -0.108
  before:says -0.054 before:see 0.039 before:sent 0.03 before:she's 0.02 before:show -0.033 before:showed 0.058
  before:since -0.166 before:sister 0.131 before:so 0.262 before:son 0.046 before:still -0.032 before:tae 0.02
  before:take 0.062 before:taught -0.091 before:teacher 0.04 before:tell -0.036 before:that -0.225 before:that's -0.25
  before:the -0.152 before:then 0.388 before:there -0.039 before:there's 0.045 before:till -0.084 before:told 0.169
  before:took 0.051 before:uncle -0.082 before:until -0.059 before:walked 0.028 before:was 0.182 before:watched -0.028
  before:wee 0.049 before:well 0.021 before:what -0.046 before:where 0.077 before:which -0.075 before:while 0.086
  before:wi -0.029 before:with 0.206 before:written 0.023 before:young 0.106 cast:heart:0 0.177 cast:heart:3 0.084
  cast:notes:1 0.138 cast:notes:2 0.169 cast:notes:3 -0.049 cast:of_few 0.398 danger -0.439 danger:animal -0.196
  danger:cast -0.291 danger:kin 0.234 danger:listed -0.318 danger:many -0.042 danger:maybe 0.24 danger:own 0.03
  danger:person -0.042 danger:titled -0.052 deeds:0 -0.258 deeds:1 -0.151 deeds:2 0.042 does_in_heart 0.146
  ends_note -0.363 heart_share:0 -0.049 heart_share:1 0.054 heart_share:2 -0.056 heart_share:3 -0.064
  heart_share:4 -0.124 heart_share:5 -0.153 heart:0 -0.083 heart:1 -0.087 heart:2 -0.12 heart:3 -0.106 in_company 0.457
  in_heart:0 -0.245 in_heart:1 0.136 in_heart:3 0.036 kin:heart:1 -0.021 kin:heart:2 0.191 kin:heart:3 -0.034
  kin:notes:3 0.134 kin:of_few 0.063 kind:animal -0.309 kind:cast 0.258 kind:kin 0.118 kind:listed 0.336
  kind:many -0.313 kind:maybe -0.501 kind:own 0.132 kind:person -0.112 kindness 0.174 known_place -0.391 length:0 0.181
  length:1 0.071 length:2 -0.072 length:3 -0.327 length:4 -0.245 listed:heart:0 0.074 listed:heart:1 0.11
  listed:heart:2 0.204 listed:heart:3 -0.051 listed:notes:1 0.172 listed:notes:2 -0.025 listed:notes:3 0.19
  listed:of_few 0.286 maker -0.245 many:heart:0 -0.138 many:heart:1 -0.115 many:heart:2 -0.03 many:heart:3 -0.03
  many:notes:1 -0.128 many:notes:2 -0.173 many:of_few -0.144 maybe:heart:0 -0.19 maybe:heart:1 -0.17
  maybe:heart:2 -0.124 maybe:notes:1 -0.525 maybe:of_few -0.151 mentions:1 -0.152 mentions:2 -0.383 mentions:3 -0.071
  mentions:4 0.076 mentions:5 0.065 mentions:6 0.05 named:ahead:0 0.402 named:ahead:1 0.275 named:ahead:2 0.033
  named:ahead:3 -0.027 named:ahead:4 -0.473 named:among:1 -0.064 named:among:2 0.075 named:among:3 0.07
  named:among:4 0.13 named:among:5 0.283 named:among:6 -0.282 named:deeds:0 0.043 named:deeds:1 0.117
  named:deeds:2 0.035 named:heart_share:0 0.073 named:heart_share:2 -0.071 named:heart_share:3 0.052
  named:heart_share:5 0.158 note:heavy -0.141 note:light 0.126 note:tender 0.063 notes:1 -0.426 notes:2 -0.083
  notes:3 0.053 notes:4 0.117 often 0.313 opens_note 0.381 own:heart:0 -0.025 own:heart:1 0.091 own:heart:3 0.06
  own:notes:1 0.126 own:of_few 0.074 owner 0.247 part_in_heart 0.13 parts:0 -0.802 parts:1 -0.066 parts:2 0.466
  person:heart:0 0.101 person:heart:1 -0.048 person:heart:2 -0.177 person:notes:1 -0.081 person:notes:2 0.04
  person:of_few -0.337 plain_danger -0.85 present 0.706 quoted -0.477 share:0 -0.408 share:1 -0.094 share:2 0.176
  share:5 -0.074 speaks -0.207 taken_up 0.347 titled:heart:0 0.106 titled:heart:1 0.079 titled:heart:2 -0.098
  titled:heart:3 -0.086 titled:notes:1 0.022 titled:notes:2 -0.05 titled:notes:3 0.03 to_writer 0.385 told:1 -0.054
  told:2 0.089 told:3 -0.093 told:4 -0.33 unnamed:ahead:0 0.289 unnamed:ahead:2 -0.206 unnamed:ahead:3 -0.341
  unnamed:ahead:4 -0.346 unnamed:among:0 0.352 unnamed:among:1 0.067 unnamed:among:2 -0.133 unnamed:among:3 0.092
  unnamed:among:4 -0.24 unnamed:among:5 -0.178 unnamed:among:6 -0.562 unnamed:deeds:0 -0.339 unnamed:deeds:1 -0.274
  unnamed:heart_share:0 -0.119 unnamed:heart_share:1 0.05 unnamed:heart_share:3 -0.116 unnamed:heart_share:4 -0.12
  unnamed:heart_share:5 -0.311
`);
export const bias = -0.349;
