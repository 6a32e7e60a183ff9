// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.461 act_towards_the_writer 0.249 again -0.104 all 0.104 an_end 0.146 call 0.091 cry 0.813 dark 0.192
  grey 0.223 heavy -0.041 kin 0.172 length 1.18 length_of_the_last_sentence -0.218 longest 0.128 never 0.649 news -0.361
  only 0.098 present -0.146 rank_of_length 0.454 sentences 1.104 share_of_denial -0.085 share_of_me 0.27
  share_of_others 1.272 share_of_the_writer 0.241 somebody 0.032 someone 0.127 speech 0.14 tears 0.411 tender 0.025
  together 0.028 touch 0.193 unsaid 0.464 years 0.158
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.141 after_denial 0.054 after_writer -0.042 after:,first 0.07 after:,for -0.031 after:,four 0.053
  after:,from -0.022 after:,gave 0.028 after:,he -0.157 after:,he's 0.045 after:,his 0.101 after:,i -0.133
  after:,in -0.038 after:,is -0.045 after:,it -0.052 after:,it's 0.122 after:,mrs -0.037 after:,my 0.042
  after:,no -0.063 after:,not -0.089 after:,one -0.074 after:,rain 0.04 after:,second -0.028 after:,she 0.172
  after:,so -0.039 after:,that -0.039 after:,the -0.118 after:,they -0.028 after:,this -0.034 after:,three 0.055
  after:,two 0.028 after:,very -0.026 after:,we -0.044 after:,who 0.427 after:,who's 0.122 after:,with 0.167
  after:,you -0.078 after:. -0.132 after:2 -0.06 after:a -0.05 after:about -0.051 after:across 0.058 after:all -0.057
  after:alone 0.087 after:already 0.023 after:always -0.098 after:and -0.114 after:are -0.022 after:arrived 0.091
  after:as -0.048 after:ask 0.049 after:asked 0.168 after:asleep 0.02 after:at 0.161 after:ate 0.183 after:back 0.105
  after:beat -0.165 after:because 0.133 after:bed 0.022 after:been 0.092 after:before 0.024 after:beside 0.081
  after:birthday -0.146 after:bought -0.086 after:boy 0.233 after:bring 0.075 after:broke -0.225 after:brother -0.029
  after:but -0.1 after:by -0.042 after:call 0.087 after:called 0.064 after:calls 0.097 after:came 0.105 after:can 0.02
  after:can't -0.144 after:car 0.109 after:carried -0.022 after:caught 0.04 after:clapped 0.051 after:come 0.186
  after:comes 0.077 after:coming 0.062 after:cook 0.094 after:cooked -0.071 after:could 0.062 after:couldn't -0.043
  after:cousin -0.09 after:cried 0.054 after:cut 0.046 after:dad 0.046 after:daughter -0.055 after:did 0.266
  after:didn't -0.049 after:died -0.193 after:doesn't -0.092 after:done 0.043 after:down 0.042 after:downstairs 0.058
  after:drew 0.176 after:dropped -0.088 after:drove 0.115 after:eating -0.101 after:face 0.051 after:fell -0.211
  after:first 0.041 after:fixed 0.02 after:followed -0.155 after:for -0.046 after:forgot 0.063 after:forty -0.057
  after:from 0.385 after:funeral -0.113 after:gave 0.181 after:gets 0.082 after:give 0.183 after:go 0.053
  after:goes -0.077 after:gone -0.086 after:good -0.131 after:got 0.079 after:had 0.618 after:hair 0.224
  after:has -0.054 after:have 0.163 after:he 0.023 after:he's -0.072 after:head -0.047 after:heard 0.054 after:held 0.22
  after:her 0.043 after:his 0.049 after:hit 0.055 after:holding 0.031 after:holds 0.057 after:house -0.022
  after:i -0.042 after:if -0.039 after:in 0.355 after:is -0.049 after:it -0.082 after:it's -0.081 after:just 0.174
  after:kept 0.093 after:kissed 0.108 after:knows 0.095 after:laugh -0.064 after:laughed -0.085 after:learned 0.067
  after:left 0.197 after:let -0.058 after:look -0.04 after:looked -0.128 after:lost -0.026 after:made 0.096
  after:measured 0.064 after:mom 0.025 after:mother -0.115 after:moved -0.029 after:mum 0.11 after:must -0.072
  after:my 0.13 after:name -0.064 after:nearly 0.027 after:never -0.025 after:new -0.132 after:next 0.19 after:no -0.093
  after:nobody -0.02 after:of 0.059 after:off -0.062 after:offered 0.022 after:on 0.278 after:opened 0.133
  after:or -0.152 after:ordered -0.034 after:out -0.025 after:over 0.132 after:paid -0.036 after:park -0.032
  after:pass 0.072 after:passed -0.319 after:phone 0.021 after:phoned 0.099 after:photo -0.045 after:picked -0.268
  after:place 0.039 after:pulled -0.042 after:ran 0.088 after:rang 0.274 after:read 0.073 after:reading -0.035
  after:rode -0.026 after:room -0.072 after:round -0.039 after:said -0.178 after:sat 0.021 after:saved -0.161
  after:say -0.054 after:says -0.278 after:sent 0.049 after:she's 0.049 after:shouted 0.091 after:showed 0.048
  after:since -0.021 after:sister -0.057 after:slept 0.135 after:so -0.128 after:sold -0.031 after:start 0.027
  after:stayed -0.097 after:still 0.062 after:stood 0.149 after:stuck 0.101 after:tae 0.02 after:take -0.048
  after:taught 0.092 after:team -0.025 after:telephoned -0.033 after:tell 0.078 after:texted -0.024 after:that -0.259
  after:that's -0.039 after:the 0.208 after:there -0.066 after:they -0.084 after:this 0.023 after:threw 0.044
  after:till -0.056 after:to -0.193 after:today -0.147 after:told -0.163 after:too 0.083 after:took -0.124
  after:tooth 0.063 after:turned -0.1 after:twice -0.056 after:two 0.028 after:under -0.04 after:up 0.219
  after:used -0.107 after:voice 0.098 after:waiting 0.037 after:walked 0.142 after:walking -0.109 after:want 0.041
  after:wanted 0.096 after:wants 0.056 after:was 0.198 after:watched 0.046 after:we 0.065 after:went -0.134
  after:were -0.102 after:when 0.16 after:which -0.024 after:who 0.231 after:wife -0.037 after:will -0.166
  after:with 0.135 after:woke 0.039 after:won't 0.052 after:wore -0.026 after:would 0.028 after:wouldn't -0.171
  after:write 0.059 after:wrote 0.07 after:yelled 0.054 after:you -0.069 animal:heart:0 -0.217 animal:heart:1 -0.038
  animal:heart:2 0.027 animal:heart:3 -0.065 animal:notes:1 -0.147 animal:notes:2 -0.065 animal:of_few -0.283
  as_a_place -0.135 bearing:free -0.021 bearing:quiet -0.152 bearing:steady -0.188 before:,no -0.027 before:,said -0.064
  before:,says -0.036 before:. 0.534 before:4 -0.081 before:a -0.027 before:about -0.175 before:after -0.099
  before:against 0.022 before:all -0.076 before:also 0.042 before:am -0.057 before:and 0.053 before:are 0.11
  before:as -0.092 before:ask -0.124 before:at -0.232 before:ate 0.086 before:back -0.037 before:be -0.033
  before:beat -0.114 before:because -0.224 before:before -0.062 before:behind 0.05 before:boss 0.087 before:boy 0.168
  before:brother 0.088 before:brought 0.136 before:buried -0.053 before:but -0.028 before:by -0.202 before:call 0.071
  before:called 0.149 before:carried 0.02 before:cause 0.043 before:cousin 0.036 before:daughter 0.131 before:did -0.086
  before:dinner 0.13 before:does -0.037 before:down -0.021 before:dropped -0.033 before:drove 0.063 before:evening 0.069
  before:fed 0.101 before:found -0.131 before:friend 0.173 before:get -0.074 before:got -0.093 before:grandson 0.101
  before:had 0.096 before:has -0.02 before:have -0.086 before:he's -0.028 before:hear 0.151 before:heard -0.074
  before:her 0.02 before:him -0.048 before:hit -0.031 before:home 0.105 before:hours 0.039 before:how -0.041
  before:i'm 0.058 before:if 0.029 before:in -0.358 before:including -0.027 before:into -0.068 before:is -0.039
  before:it -0.142 before:its -0.028 before:knew -0.094 before:know 0.037 before:lad 0.099 before:left -0.078
  before:let -0.067 before:like -0.355 before:little 0.208 before:lost -0.054 before:loud -0.039 before:made -0.064
  before:man -0.08 before:met -0.033 before:my 0.029 before:named 0.249 before:near -0.047 before:night 0.056
  before:no -0.02 before:not -0.055 before:now -0.039 before:of 0.281 before:off 0.075 before:ok 0.045 before:old -0.162
  before:on -0.324 before:one 0.18 before:only 0.065 before:out 0.16 before:over -0.027 before:past -0.134
  before:phone 0.091 before:put -0.026 before:rang 0.136 before:round -0.032 before:said -0.453 before:saw -0.156
  before:say -0.122 before:says -0.022 before:see 0.063 before:seen -0.098 before:send -0.103 before:sent 0.045
  before:she's 0.023 before:show -0.039 before:showed 0.048 before:since -0.227 before:sister 0.243 before:so 0.248
  before:son 0.126 before:still -0.056 before:supervisor -0.02 before:take 0.053 before:taught -0.02
  before:teacher 0.071 before:tell -0.052 before:that -0.238 before:that's -0.225 before:the -0.153 before:then 0.335
  before:there -0.054 before:there's 0.021 before:till -0.105 before:today -0.12 before:told 0.288 before:took -0.052
  before:two 0.032 before:uncle -0.066 before:until -0.055 before:walked 0.026 before:was 0.15 before:washed -0.067
  before:watched -0.024 before:wee 0.109 before:were -0.028 before:what -0.026 before:when -0.062 before:where 0.088
  before:which -0.041 before:while 0.055 before:whole -0.021 before:wife 0.045 before:with 0.296 before:written 0.02
  before:young 0.065 beside:0 0.263 beside:1 -0.059 beside:2 -0.216 beside:3 -0.351 cast:heart:0 0.213
  cast:heart:1 0.052 cast:heart:2 0.052 cast:heart:3 -0.146 cast:notes:1 0.024 cast:notes:2 0.227 cast:notes:3 -0.08
  cast:of_few 0.432 danger -0.404 danger:animal -0.266 danger:cast -0.346 danger:kin 0.329 danger:listed -0.197
  danger:many -0.121 danger:maybe 0.259 danger:person -0.178 danger:titled 0.076 deeds:0 -0.215 deeds:1 -0.144
  deeds:2 0.038 does_in_heart 0.273 ends_note -0.195 goes_on:0 -0.373 goes_on:1 -0.133 goes_on:2 -0.063 goes_on:3 0.045
  goes_on:4 0.185 heart_share:0 -0.239 heart_share:2 0.026 heart_share:3 -0.083 heart_share:4 -0.09 heart_share:5 0.021
  heart:0 -0.161 heart:1 -0.069 heart:2 -0.069 heart:3 -0.059 in_company 0.501 in_heart:0 -0.245 in_heart:1 0.084
  in_heart:2 0.028 in_heart:3 -0.025 kin:heart:0 -0.076 kin:heart:1 0.035 kin:heart:2 0.041 kin:heart:3 0.101
  kin:notes:3 0.091 kin:of_few 0.152 kind:animal -0.293 kind:cast 0.171 kind:kin 0.101 kind:listed 0.335
  kind:many -0.265 kind:maybe -0.451 kind:own 0.158 kind:person -0.124 kindness 0.158 known_place -0.366 length:0 0.17
  length:1 0.1 length:3 -0.315 length:4 -0.319 listed:heart:0 0.126 listed:heart:1 0.029 listed:heart:2 0.111
  listed:heart:3 0.071 listed:notes:1 0.057 listed:notes:3 0.28 listed:of_few 0.316 maker -0.271 many:heart:0 -0.264
  many:heart:1 -0.239 many:heart:2 0.092 many:heart:3 0.147 many:notes:1 -0.062 many:notes:2 -0.172 many:of_few -0.171
  maybe:heart:0 -0.114 maybe:heart:1 -0.076 maybe:heart:2 -0.078 maybe:heart:3 -0.181 maybe:notes:1 -0.562
  maybe:notes:2 0.047 maybe:notes:3 0.065 maybe:of_few -0.13 mentions:1 -0.096 mentions:2 -0.349 mentions:3 -0.13
  mentions:4 0.089 mentions:5 0.067 mentions:6 0.032 named:ahead:0 0.323 named:ahead:1 0.254 named:ahead:2 0.102
  named:ahead:3 -0.073 named:ahead:4 -0.435 named:among:1 -0.195 named:among:2 -0.132 named:among:3 0.202
  named:among:4 0.132 named:among:5 0.259 named:among:6 -0.094 named:deeds:0 0.044 named:deeds:1 0.067
  named:deeds:2 0.039 named:goes_on:0 -0.173 named:goes_on:1 -0.154 named:goes_on:3 0.193 named:goes_on:4 0.317
  named:heart_share:1 0.032 named:heart_share:5 0.156 note:heavy -0.104 note:light 0.18 note:tender 0.032 notes:1 -0.392
  notes:2 -0.078 notes:3 0.115 notes:4 0.08 often 0.31 opens_note 0.287 own:heart:0 0.024 own:heart:1 0.098
  own:heart:2 -0.05 own:heart:3 0.087 own:notes:1 0.152 own:of_few 0.087 owner 0.239 part_in_heart 0.219 parts:0 -0.72
  parts:2 0.347 person:heart:0 0.081 person:heart:1 -0.111 person:heart:2 -0.132 person:heart:3 0.04
  person:notes:2 -0.029 person:notes:3 -0.086 person:of_few -0.417 plain_danger -0.721 present 0.59 quoted -0.391
  share:0 -0.483 share:1 -0.022 share:2 0.212 share:3 0.023 share:4 0.02 share:5 -0.105 speaks -0.207 taken_up 0.218
  titled:heart:0 0.071 titled:heart:1 0.183 titled:heart:2 -0.13 titled:heart:3 -0.109 titled:notes:1 0.074
  titled:notes:2 -0.096 titled:notes:3 0.037 titled:of_few 0.093 to_writer 0.367 told:1 0.029 told:2 0.176 told:3 -0.124
  told:4 -0.412 unnamed:ahead:0 0.181 unnamed:ahead:2 -0.035 unnamed:ahead:3 -0.281 unnamed:ahead:4 -0.389
  unnamed:alone_in_heart -0.035 unnamed:among:0 0.161 unnamed:among:1 0.054 unnamed:among:2 -0.105
  unnamed:among:3 -0.061 unnamed:among:4 -0.22 unnamed:among:5 -0.023 unnamed:among:6 -0.329 unnamed:deeds:0 -0.305
  unnamed:deeds:1 -0.22 unnamed:goes_on:0 -0.221 unnamed:goes_on:1 0.021 unnamed:goes_on:2 -0.047
  unnamed:goes_on:3 -0.148 unnamed:goes_on:4 -0.132 unnamed:heart_share:0 -0.239 unnamed:heart_share:2 0.043
  unnamed:heart_share:3 -0.068 unnamed:heart_share:4 -0.106 unnamed:heart_share:5 -0.135
`);
export const bias = -0.296;
