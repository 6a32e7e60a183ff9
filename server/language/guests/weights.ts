// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.393 act_towards_the_writer 0.235 again -0.105 all 0.121 an_end 0.138 call 0.086 cry 0.806 dark 0.142
  grey 0.328 heavy -0.063 kin 0.17 length 1.45 length_of_the_last_sentence -0.261 longest 0.122 names 0.083 never 0.641
  news -0.355 only 0.06 present -0.181 rank_of_length 0.689 sentences 1.187 share_of_denial -0.279 share_of_me 0.262
  share_of_others 1.29 share_of_the_writer 0.162 somebody 0.027 someone 0.198 speech 0.138 tears 0.284 tender 0.041
  touch 0.222 unsaid 0.401 years 0.173
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.118 after_denial -0.027 after_writer -0.022 after:,14 -0.03 after:,a -0.06 after:,all -0.04
  after:,and 0.036 after:,first 0.062 after:,for -0.03 after:,four 0.057 after:,from -0.023 after:,gave 0.039
  after:,he -0.211 after:,he's 0.022 after:,his 0.071 after:,i -0.109 after:,in 0.053 after:,is -0.044 after:,it -0.089
  after:,it's 0.121 after:,lost -0.028 after:,maybe 0.093 after:,mrs -0.043 after:,my 0.072 after:,no -0.053
  after:,nobody -0.086 after:,not -0.13 after:,one -0.093 after:,only -0.026 after:,put 0.041 after:,rain 0.041
  after:,she 0.187 after:,so -0.026 after:,that -0.055 after:,they -0.056 after:,this -0.034 after:,three 0.06
  after:,very -0.041 after:,we -0.068 after:,which -0.048 after:,who 0.53 after:,who's 0.128 after:,with 0.185
  after:,you -0.115 after:. -0.163 after:1 0.083 after:2 -0.067 after:31 -0.077 after:4 0.021 after:a -0.047
  after:about -0.108 after:across 0.052 after:again -0.024 after:all -0.028 after:alone 0.092 after:already 0.046
  after:also 0.042 after:always -0.086 after:and -0.154 after:arrived 0.102 after:as -0.03 after:ask 0.125
  after:asked 0.163 after:asks 0.022 after:asleep 0.029 after:at 0.063 after:ate 0.195 after:baby -0.132 after:back 0.12
  after:beat -0.157 after:because 0.117 after:bed 0.027 after:been 0.077 after:before -0.028 after:behind 0.086
  after:beside 0.084 after:birthday -0.176 after:bought -0.13 after:bowl -0.056 after:boy 0.215 after:bring 0.063
  after:broke -0.237 after:brought 0.033 after:but -0.148 after:by -0.025 after:call 0.125 after:called -0.086
  after:calls 0.101 after:came 0.152 after:can't -0.14 after:car 0.107 after:carried 0.055 after:carry -0.057
  after:caught 0.045 after:clapped 0.118 after:class 0.088 after:come 0.271 after:comes 0.115 after:cook 0.117
  after:cooked -0.087 after:could 0.062 after:couldn't -0.119 after:counted -0.022 after:cousin -0.102
  after:crying 0.062 after:cut 0.035 after:dad 0.053 after:daughter -0.051 after:did 0.093 after:didn't -0.058
  after:died -0.183 after:do 0.022 after:doesn't -0.076 after:doing -0.034 after:down 0.025 after:downstairs 0.046
  after:drew 0.142 after:dropped -0.044 after:drove 0.109 after:eat -0.171 after:eating -0.098 after:face 0.054
  after:fell -0.196 after:finished -0.029 after:first 0.043 after:five -0.137 after:fixed 0.043 after:followed -0.145
  after:for -0.176 after:forgot 0.054 after:forty -0.056 after:found 0.042 after:from 0.451 after:funeral -0.134
  after:gave 0.125 after:get 0.117 after:gets 0.079 after:give 0.18 after:go 0.044 after:goes -0.078 after:gone -0.109
  after:good -0.138 after:got 0.075 after:had 0.689 after:hair 0.226 after:has -0.056 after:hat -0.03 after:have 0.167
  after:he -0.088 after:he's -0.058 after:heard 0.052 after:held 0.253 after:her 0.039 after:here -0.03 after:hid -0.026
  after:his 0.056 after:hit 0.065 after:holding 0.033 after:holds 0.052 after:house -0.186 after:i -0.155
  after:i've 0.021 after:if -0.048 after:in 0.395 after:instead -0.051 after:is -0.126 after:it -0.071 after:it's -0.082
  after:just 0.444 after:kept 0.135 after:kissed 0.111 after:knows 0.091 after:last 0.155 after:laughed -0.073
  after:learned 0.056 after:left 0.151 after:let -0.105 after:like -0.032 after:look -0.04 after:looked -0.126
  after:looking 0.039 after:lost -0.042 after:made 0.047 after:make 0.023 after:measured 0.063 after:missed -0.027
  after:mom 0.023 after:mother -0.105 after:move 0.123 after:moved -0.027 after:mum 0.12 after:must 0.034 after:my 0.101
  after:name -0.04 after:near -0.041 after:nearly 0.06 after:never 0.063 after:new -0.14 after:next 0.165
  after:no -0.087 after:nobody -0.02 after:not -0.024 after:now -0.038 after:of 0.228 after:off -0.074
  after:offered 0.024 after:old -0.024 after:on 0.268 after:one 0.021 after:only -0.052 after:opened 0.185
  after:or -0.192 after:ordered -0.033 after:out -0.044 after:over 0.148 after:paid -0.133 after:park -0.027
  after:pass 0.075 after:passed -0.313 after:people -0.06 after:phone -0.095 after:phoned 0.068 after:photo -0.047
  after:picked -0.215 after:place 0.036 after:played 0.043 after:put 0.104 after:ran 0.102 after:rang 0.253
  after:read 0.093 after:reading -0.033 after:rode -0.024 after:room -0.078 after:round -0.038 after:run -0.033
  after:said -0.071 after:sang -0.027 after:sat 0.157 after:saved -0.156 after:saw 0.021 after:say -0.046
  after:says -0.327 after:send -0.084 after:sent 0.083 after:set -0.036 after:she -0.08 after:she's 0.052
  after:shed 0.032 after:shop -0.112 after:should -0.073 after:shouted 0.1 after:shouting -0.029 after:showed 0.045
  after:signed -0.031 after:since -0.043 after:sir 0.14 after:sister -0.042 after:sit 0.042 after:slept 0.138
  after:so -0.153 after:sold -0.024 after:start 0.028 after:stayed -0.11 after:still 0.083 after:stood 0.127
  after:stopped 0.04 after:stuck 0.11 after:take 0.081 after:taught 0.064 after:teach 0.087 after:telephoned -0.027
  after:texted -0.05 after:that -0.251 after:that's -0.046 after:the 0.241 after:there -0.088 after:they -0.027
  after:thought 0.106 after:threw 0.024 after:till -0.046 after:to -0.143 after:today -0.192 after:told -0.152
  after:too 0.082 after:took -0.066 after:tooth 0.07 after:tree -0.039 after:turned -0.092 after:twice -0.051
  after:two 0.029 after:under -0.04 after:up 0.22 after:used -0.171 after:voice 0.102 after:waited 0.039
  after:waiting 0.037 after:walked 0.232 after:walking -0.1 after:want 0.029 after:wanted 0.087 after:wants 0.027
  after:was 0.249 after:watched 0.06 after:waved 0.053 after:we 0.056 after:went -0.091 after:were -0.044
  after:when 0.119 after:which -0.026 after:who 0.247 after:wife -0.046 after:will -0.187 after:with 0.181
  after:without 0.044 after:woke 0.049 after:won -0.156 after:would 0.026 after:wouldn't -0.189 after:write 0.056
  after:wrote 0.05 after:you're 0.024 animal:heart:0 -0.186 animal:heart:3 -0.078 animal:notes:1 -0.137
  animal:notes:2 -0.061 animal:of_few -0.339 as_a_place -0.217 bearing:free -0.069 bearing:quiet -0.129
  bearing:steady -0.205 before:,back 0.037 before:,class 0.134 before:,day 0.028 before:,girl -0.029 before:,it 0.06
  before:,me -0.052 before:,no -0.041 before:,one -0.028 before:,said -0.153 before:,says -0.037 before:. 0.509
  before:2 -0.02 before:4 -0.105 before:a -0.075 before:about -0.235 before:after -0.079 before:again -0.066
  before:against 0.02 before:all -0.023 before:also 0.049 before:and 0.121 before:are 0.113 before:ask -0.172
  before:asked -0.087 before:at -0.275 before:ate 0.095 before:be -0.044 before:beat -0.112 before:because -0.248
  before:been -0.085 before:before -0.08 before:behind 0.078 before:boss 0.087 before:boy 0.169 before:brother 0.095
  before:brought 0.192 before:buried -0.127 before:but 0.03 before:by -0.252 before:bye -0.02 before:call 0.103
  before:called 0.157 before:came -0.055 before:cause 0.054 before:comes 0.065 before:cousin 0.022 before:daughter 0.1
  before:did -0.164 before:dinner 0.145 before:does -0.031 before:dog -0.02 before:down -0.036 before:drove 0.065
  before:even 0.096 before:evening 0.197 before:fed 0.089 before:found -0.148 before:friend 0.143 before:from -0.021
  before:gave 0.048 before:get -0.068 before:girl 0.028 before:good -0.035 before:got -0.121 before:granddaughter 0.116
  before:grandson 0.124 before:had 0.064 before:has -0.023 before:have -0.09 before:having -0.023 before:he's -0.036
  before:hear 0.181 before:heard -0.059 before:helped -0.025 before:him -0.027 before:hit -0.044 before:home 0.108
  before:hours 0.05 before:how -0.047 before:i'm 0.063 before:in -0.449 before:including -0.025 before:into -0.027
  before:is 0.091 before:it -0.17 before:it's 0.162 before:its 0.021 before:knew -0.153 before:know 0.105
  before:lad 0.116 before:leave -0.032 before:left -0.151 before:let -0.051 before:like -0.377 before:little 0.247
  before:lost -0.065 before:loud -0.039 before:made -0.074 before:man -0.082 before:me -0.061 before:met -0.058
  before:morning 0.052 before:my 0.026 before:named 0.256 before:near -0.079 before:night 0.09 before:no -0.059
  before:not -0.14 before:o'clock 0.113 before:of 0.309 before:off 0.112 before:ok 0.045 before:on -0.41 before:one 0.16
  before:only 0.059 before:our 0.04 before:out 0.169 before:own 0.059 before:paid 0.073 before:past -0.184
  before:phone 0.087 before:played -0.035 before:put -0.094 before:rang 0.15 before:ring 0.021 before:round -0.026
  before:said -0.414 before:saw -0.126 before:say -0.109 before:saying -0.041 before:says -0.027 before:see -0.08
  before:seen -0.172 before:send -0.111 before:sent 0.135 before:she's 0.021 before:show -0.048 before:showed 0.069
  before:since -0.352 before:sister 0.244 before:so 0.296 before:son 0.122 before:standard -0.076 before:still -0.066
  before:take 0.054 before:taught -0.025 before:teacher 0.062 before:tell -0.062 before:than -0.023 before:that -0.26
  before:that's -0.237 before:the -0.177 before:them 0.031 before:then 0.334 before:there -0.033 before:till -0.114
  before:time 0.083 before:to -0.04 before:today 0.032 before:told 0.283 before:took -0.093 before:uncle -0.039
  before:until -0.067 before:up 0.113 before:walked 0.027 before:was 0.419 before:washed -0.068 before:watched -0.028
  before:wee 0.124 before:well 0.049 before:were -0.032 before:when -0.071 before:where 0.081 before:which -0.083
  before:while 0.028 before:whole -0.021 before:wi 0.029 before:wife 0.034 before:with 0.233 before:written 0.024
  before:wrote -0.067 before:you -0.103 before:young 0.168 beside:0 0.229 beside:1 -0.057 beside:2 -0.205
  beside:3 -0.368 cast:heart:0 0.11 cast:heart:1 0.073 cast:heart:3 -0.086 cast:notes:1 0.084 cast:notes:2 0.138
  cast:notes:3 -0.116 cast:of_few 0.314 danger -0.357 danger:animal -0.299 danger:cast -0.262 danger:kin 0.292
  danger:listed -0.143 danger:many -0.109 danger:maybe 0.314 danger:person -0.21 danger:titled 0.022 deeds:0 -0.204
  deeds:1 -0.134 does_in_heart 0.211 ends_note -0.156 goes_on:0 -0.362 goes_on:1 -0.141 goes_on:2 -0.049 goes_on:3 0.028
  goes_on:4 0.16 heart_share:0 -0.358 heart_share:3 -0.031 heart_share:4 -0.103 heart_share:5 0.119 heart:0 -0.223
  heart:1 -0.121 heart:2 -0.087 heart:3 0.042 in_company 0.459 in_heart:0 -0.273 in_heart:1 0.05 kin:heart:0 -0.108
  kin:heart:1 0.064 kin:heart:2 0.057 kin:heart:3 0.12 kin:notes:3 0.137 kin:of_few 0.233 kind:animal -0.287
  kind:cast 0.106 kind:kin 0.134 kind:listed 0.307 kind:many -0.298 kind:maybe -0.453 kind:own 0.188 kind:person -0.148
  kind:titled 0.069 kindness 0.129 known_place -0.403 length:0 0.124 length:1 0.085 length:3 -0.342 length:4 -0.242
  listed:heart:0 0.108 listed:heart:1 -0.033 listed:heart:2 0.092 listed:heart:3 0.142 listed:notes:3 0.294
  listed:of_few 0.355 maker -0.215 many:heart:0 -0.264 many:heart:1 -0.23 many:heart:2 0.04 many:heart:3 0.156
  many:notes:1 -0.064 many:notes:2 -0.207 many:of_few -0.192 maybe:heart:0 -0.138 maybe:heart:1 -0.155
  maybe:heart:3 -0.169 maybe:notes:1 -0.555 maybe:notes:2 0.092 maybe:of_few -0.155 mentions:1 -0.224 mentions:2 -0.266
  mentions:3 -0.103 mentions:4 0.119 mentions:5 0.078 mentions:6 0.038 named:ahead:0 0.375 named:ahead:1 0.28
  named:ahead:2 0.053 named:ahead:3 -0.116 named:ahead:4 -0.439 named:alone_in_heart 0.051 named:among:1 -0.16
  named:among:2 -0.105 named:among:3 0.178 named:among:4 0.139 named:among:5 0.191 named:among:6 -0.08
  named:deeds:0 0.049 named:deeds:1 0.049 named:deeds:2 0.023 named:goes_on:0 -0.195 named:goes_on:1 -0.147
  named:goes_on:2 -0.042 named:goes_on:3 0.134 named:goes_on:4 0.405 named:heart_share:0 -0.074
  named:heart_share:1 0.039 named:heart_share:4 0.101 named:heart_share:5 0.101 note:heavy -0.13 note:light 0.124
  note:tender -0.033 notes:1 -0.289 notes:2 -0.22 notes:3 0.063 notes:4 0.123 often 0.201 opens_note 0.3
  own:heart:1 0.088 own:heart:2 0.025 own:heart:3 0.07 own:notes:1 0.182 own:of_few 0.081 owner 0.197
  part_in_heart 0.284 parts:0 -0.723 parts:1 -0.023 parts:2 0.338 person:heart:0 0.104 person:heart:1 -0.106
  person:heart:2 -0.124 person:heart:3 -0.022 person:notes:1 0.055 person:notes:2 -0.123 person:notes:3 -0.085
  person:of_few -0.489 plain_danger -0.753 present 0.604 quoted -0.371 share:0 -0.606 share:1 -0.086 share:2 0.185
  share:3 0.035 share:4 0.051 share:5 0.02 speaks -0.178 taken_up 0.235 titled:heart:0 0.141 titled:heart:1 0.193
  titled:heart:2 -0.178 titled:heart:3 -0.086 titled:notes:1 0.101 titled:notes:2 -0.089 titled:notes:3 0.057
  titled:of_few 0.146 to_writer 0.38 told:1 -0.046 told:2 0.116 told:3 -0.116 told:4 -0.317 unnamed:ahead:0 0.124
  unnamed:ahead:1 -0.039 unnamed:ahead:2 0.027 unnamed:ahead:3 -0.231 unnamed:ahead:4 -0.426
  unnamed:alone_in_heart -0.037 unnamed:among:0 0.095 unnamed:among:1 0.024 unnamed:among:3 -0.037
  unnamed:among:4 -0.277 unnamed:among:5 -0.021 unnamed:among:6 -0.312 unnamed:deeds:0 -0.321 unnamed:deeds:1 -0.197
  unnamed:deeds:2 -0.033 unnamed:goes_on:0 -0.202 unnamed:goes_on:3 -0.106 unnamed:goes_on:4 -0.245
  unnamed:heart_share:0 -0.295 unnamed:heart_share:1 -0.039 unnamed:heart_share:3 -0.026 unnamed:heart_share:4 -0.204
  unnamed:heart_share:5 0.02
`);
export const bias = -0.293;
