// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.461 act_towards_the_writer 0.249 again -0.103 all 0.102 an_end 0.153 call 0.092 cry 0.809 dark 0.201
  grey 0.214 heavy -0.052 kin 0.172 length 1.177 length_of_the_last_sentence -0.217 longest 0.13 never 0.662 news -0.362
  only 0.102 present -0.147 rank_of_length 0.448 sentences 1.101 share_of_denial -0.082 share_of_me 0.269
  share_of_others 1.274 share_of_the_writer 0.235 somebody 0.031 someone 0.13 speech 0.142 tears 0.413 tender 0.022
  together 0.03 touch 0.19 unsaid 0.46 years 0.163
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.197 after_denial 0.053 after_writer -0.031 after:,first 0.072 after:,for -0.033 after:,four 0.048
  after:,from -0.031 after:,gave 0.027 after:,he -0.167 after:,he's 0.021 after:,his 0.113 after:,i -0.136
  after:,in -0.042 after:,is -0.052 after:,it -0.054 after:,it's 0.117 after:,mrs -0.037 after:,my 0.035
  after:,no -0.065 after:,not -0.09 after:,one -0.076 after:,only -0.021 after:,rain 0.037 after:,second -0.028
  after:,she 0.149 after:,so -0.043 after:,that -0.039 after:,the -0.115 after:,they -0.03 after:,this -0.034
  after:,three 0.054 after:,two 0.029 after:,very -0.026 after:,we -0.047 after:,who 0.464 after:,who's 0.134
  after:,with 0.162 after:,you -0.078 after:. -0.127 after:2 -0.054 after:9 0.047 after:a -0.059 after:about -0.064
  after:across 0.054 after:all -0.067 after:alone 0.085 after:already 0.025 after:also -0.025 after:always -0.095
  after:and -0.147 after:are -0.027 after:arrived 0.091 after:as -0.053 after:ask 0.039 after:asked 0.183
  after:asks 0.02 after:asleep 0.02 after:at 0.16 after:ate 0.177 after:back 0.111 after:beat -0.162 after:because 0.172
  after:been 0.098 after:before 0.043 after:beside 0.08 after:birthday -0.152 after:bought -0.089 after:boy 0.238
  after:bring 0.073 after:broke -0.215 after:brother -0.023 after:but -0.102 after:by -0.036 after:call 0.088
  after:called 0.061 after:calls 0.097 after:came 0.107 after:can 0.02 after:can't -0.142 after:car 0.101
  after:caught 0.038 after:clapped 0.052 after:come 0.181 after:comes 0.076 after:coming 0.058 after:cook 0.085
  after:cooked -0.07 after:could 0.056 after:couldn't -0.041 after:cousin -0.088 after:cried 0.063 after:cut 0.066
  after:dad 0.048 after:daughter -0.071 after:did 0.253 after:didn't -0.053 after:died -0.17 after:does -0.105
  after:doesn't -0.092 after:done 0.04 after:down 0.071 after:downstairs 0.061 after:drew 0.17 after:dropped -0.089
  after:drove 0.11 after:eating -0.098 after:face 0.054 after:fell -0.141 after:first 0.04 after:followed -0.154
  after:for -0.064 after:forgot 0.063 after:forty -0.054 after:found 0.042 after:from 0.393 after:funeral -0.119
  after:gave 0.143 after:gets 0.081 after:give 0.183 after:go 0.053 after:goes -0.075 after:gone -0.054
  after:good -0.092 after:got 0.046 after:had 0.576 after:hair 0.222 after:has -0.039 after:have 0.155 after:he 0.025
  after:he's -0.054 after:head -0.049 after:heard 0.049 after:held 0.219 after:her 0.04 after:hit 0.056
  after:holding 0.03 after:holds 0.056 after:house -0.029 after:i -0.051 after:if -0.039 after:in 0.34 after:is -0.047
  after:it -0.089 after:it's -0.084 after:just 0.17 after:kept 0.089 after:kissed 0.106 after:knows 0.098
  after:laugh -0.065 after:laughed -0.084 after:learned 0.066 after:left 0.199 after:let -0.021 after:locked 0.055
  after:look -0.042 after:looked -0.108 after:lose 0.083 after:lost -0.045 after:made 0.091 after:measured 0.064
  after:mother -0.078 after:moved -0.042 after:mum 0.094 after:must -0.074 after:my 0.132 after:name -0.068
  after:nearly 0.026 after:never -0.033 after:new -0.14 after:next 0.193 after:no -0.091 after:nobody -0.02
  after:not -0.02 after:of 0.054 after:off -0.065 after:offered 0.022 after:on 0.263 after:opened 0.13 after:or -0.152
  after:ordered -0.035 after:out -0.022 after:over 0.137 after:paid -0.031 after:park -0.033 after:pass 0.069
  after:passed -0.323 after:phoned 0.097 after:photo -0.046 after:picked -0.282 after:place 0.032 after:pulled -0.042
  after:put 0.023 after:ran 0.088 after:rang 0.209 after:read 0.066 after:reading -0.038 after:rode -0.021
  after:room -0.074 after:round -0.04 after:said -0.144 after:sat 0.021 after:saved -0.159 after:say -0.068
  after:says -0.276 after:screamed -0.028 after:sent 0.053 after:she -0.028 after:she's 0.05 after:shouted 0.094
  after:showed 0.045 after:signed -0.02 after:sister -0.058 after:slept 0.134 after:so -0.127 after:start 0.028
  after:stayed -0.098 after:still 0.059 after:stood 0.148 after:stuck 0.1 after:tae 0.021 after:take -0.049
  after:taught 0.071 after:team -0.024 after:telephoned -0.031 after:tell 0.073 after:texted -0.023 after:that -0.263
  after:that's -0.039 after:the 0.219 after:there -0.065 after:they -0.035 after:this 0.023 after:threw 0.044
  after:till -0.047 after:to -0.193 after:today -0.105 after:told -0.179 after:too 0.08 after:took -0.122
  after:tooth 0.068 after:turned -0.102 after:twice -0.062 after:two 0.023 after:under -0.041 after:up 0.207
  after:used -0.107 after:voice 0.102 after:waiting 0.036 after:walked 0.13 after:walking -0.086 after:want 0.043
  after:wanted 0.094 after:wants 0.056 after:was 0.23 after:watched 0.045 after:we 0.084 after:went -0.146
  after:were -0.103 after:when 0.158 after:which -0.024 after:who 0.226 after:wife -0.027 after:will -0.169
  after:with 0.114 after:woke 0.036 after:won -0.046 after:won't 0.053 after:wore -0.02 after:would 0.025
  after:wouldn't -0.172 after:write 0.058 after:wrote 0.064 after:yelled 0.054 after:you -0.071 after:you're 0.022
  animal:heart:0 -0.192 animal:heart:1 -0.045 animal:heart:3 -0.072 animal:notes:1 -0.151 animal:notes:2 -0.066
  animal:of_few -0.291 as_a_place -0.184 bearing:quiet -0.147 bearing:steady -0.203 before:,me -0.084 before:,no -0.026
  before:,said -0.074 before:,says -0.037 before:. 0.55 before:4 -0.085 before:a -0.026 before:about -0.188
  before:after -0.108 before:against 0.022 before:all -0.071 before:also 0.035 before:am -0.057 before:and 0.059
  before:are 0.111 before:as -0.094 before:ask -0.125 before:asked -0.021 before:at -0.243 before:ate 0.078
  before:back -0.034 before:be -0.035 before:beat -0.118 before:because -0.215 before:before -0.065 before:behind 0.044
  before:boss 0.106 before:boy 0.165 before:brother 0.092 before:brought 0.157 before:buried -0.044 before:but 0.02
  before:by -0.22 before:call 0.071 before:called 0.128 before:carried 0.021 before:cause 0.042 before:cousin 0.041
  before:daughter 0.119 before:did -0.087 before:dinner 0.128 before:does -0.036 before:down -0.022
  before:dropped -0.036 before:drove 0.06 before:evening 0.065 before:fed 0.101 before:for 0.029 before:found -0.138
  before:friend 0.167 before:frm -0.104 before:from 0.027 before:get -0.074 before:got -0.07 before:grandson 0.099
  before:had 0.112 before:have -0.088 before:he's -0.028 before:hear 0.142 before:heard -0.069 before:helped -0.027
  before:him -0.047 before:hit -0.029 before:home 0.102 before:hours 0.04 before:how -0.04 before:i'm 0.055
  before:if 0.04 before:in -0.38 before:into -0.073 before:is -0.036 before:it -0.142 before:it's 0.043
  before:knew -0.094 before:know 0.036 before:lad 0.097 before:left -0.054 before:let -0.047 before:like -0.357
  before:little 0.226 before:lost -0.053 before:loud -0.038 before:made -0.049 before:man -0.083 before:met -0.046
  before:my 0.027 before:named 0.254 before:near -0.051 before:night 0.058 before:not -0.059 before:now -0.04
  before:of 0.271 before:off 0.08 before:ok 0.047 before:old -0.143 before:on -0.328 before:one 0.183 before:only 0.065
  before:out 0.156 before:over -0.032 before:past -0.137 before:phone 0.087 before:rang 0.133 before:round -0.033
  before:said -0.456 before:saw -0.159 before:say -0.132 before:says -0.033 before:see 0.051 before:seen -0.059
  before:send -0.09 before:sent 0.036 before:she's 0.022 before:show -0.033 before:showed 0.045 before:since -0.214
  before:sister 0.226 before:so 0.253 before:son 0.114 before:still -0.054 before:supervisor -0.021 before:take 0.05
  before:teacher 0.071 before:tell -0.055 before:that -0.214 before:that's -0.219 before:the -0.15 before:then 0.365
  before:there -0.041 before:there's 0.029 before:till -0.105 before:to -0.03 before:today -0.083 before:told 0.261
  before:took -0.086 before:two 0.031 before:uncle -0.074 before:until -0.057 before:walked 0.035 before:was 0.208
  before:washed -0.056 before:watched -0.027 before:wee 0.104 before:were -0.021 before:what -0.027 before:when -0.064
  before:where 0.088 before:which -0.046 before:while 0.06 before:whole -0.024 before:wife 0.039 before:with 0.298
  before:written 0.02 before:young 0.116 beside:0 0.264 beside:1 -0.049 beside:2 -0.23 beside:3 -0.349
  cast:heart:0 0.204 cast:heart:2 0.091 cast:heart:3 -0.031 cast:notes:1 0.089 cast:notes:2 0.217 cast:notes:3 -0.043
  cast:of_few 0.44 danger -0.376 danger:animal -0.271 danger:cast -0.241 danger:kin 0.306 danger:listed -0.279
  danger:many -0.097 danger:maybe 0.299 danger:person -0.204 danger:titled 0.072 deeds:0 -0.214 deeds:1 -0.147
  deeds:2 0.039 does_in_heart 0.266 ends_note -0.199 goes_on:0 -0.376 goes_on:1 -0.13 goes_on:2 -0.066 goes_on:3 0.044
  goes_on:4 0.187 heart_share:0 -0.233 heart_share:1 0.037 heart_share:3 -0.085 heart_share:4 -0.089 heart:0 -0.117
  heart:1 -0.109 heart:2 -0.063 heart:3 -0.071 in_company 0.514 in_heart:0 -0.217 in_heart:1 0.108 in_heart:2 0.02
  in_heart:3 -0.024 kin:heart:0 -0.075 kin:heart:2 0.065 kin:heart:3 0.042 kin:notes:1 -0.027 kin:notes:3 0.084
  kin:of_few 0.135 kind:animal -0.3 kind:cast 0.262 kind:kin 0.044 kind:listed 0.302 kind:many -0.266 kind:maybe -0.398
  kind:own 0.151 kind:person -0.135 kindness 0.154 known_place -0.405 length:0 0.163 length:1 0.118 length:3 -0.331
  length:4 -0.315 listed:heart:0 0.122 listed:heart:1 0.087 listed:heart:2 0.067 listed:heart:3 0.027
  listed:notes:1 0.12 listed:notes:2 -0.048 listed:notes:3 0.23 listed:of_few 0.273 maker -0.288 many:heart:0 -0.283
  many:heart:1 -0.188 many:heart:2 0.068 many:heart:3 0.138 many:notes:1 -0.058 many:notes:2 -0.177 many:of_few -0.184
  maybe:heart:0 -0.064 maybe:heart:1 -0.158 maybe:heart:3 -0.189 maybe:notes:1 -0.578 maybe:notes:2 0.102
  maybe:notes:3 0.087 maybe:of_few -0.051 mentions:1 -0.075 mentions:2 -0.345 mentions:3 -0.149 mentions:4 0.082
  mentions:5 0.057 mentions:6 0.033 named:ahead:0 0.319 named:ahead:1 0.261 named:ahead:2 0.093 named:ahead:3 -0.047
  named:ahead:4 -0.43 named:alone_in_heart -0.047 named:among:1 -0.168 named:among:2 -0.114 named:among:3 0.218
  named:among:4 0.091 named:among:5 0.275 named:among:6 -0.104 named:deeds:0 0.049 named:deeds:1 0.074
  named:deeds:2 0.051 named:goes_on:0 -0.165 named:goes_on:1 -0.147 named:goes_on:2 -0.022 named:goes_on:3 0.191
  named:goes_on:4 0.336 named:heart_share:0 0.023 named:heart_share:1 0.039 named:heart_share:5 0.14 note:heavy -0.11
  note:light 0.169 note:tender 0.021 notes:1 -0.379 notes:2 -0.097 notes:3 0.122 notes:4 0.072 often 0.31
  opens_note 0.285 own:heart:0 0.021 own:heart:1 0.099 own:heart:2 -0.054 own:heart:3 0.085 own:notes:1 0.145
  own:of_few 0.086 owner 0.301 part_in_heart 0.181 parts:0 -0.724 parts:1 -0.025 parts:2 0.378 person:heart:0 0.071
  person:heart:1 -0.058 person:heart:2 -0.191 person:heart:3 0.045 person:notes:1 -0.02 person:notes:2 -0.03
  person:notes:3 -0.086 person:of_few -0.407 plain_danger -0.731 present 0.612 quoted -0.397 share:0 -0.478
  share:2 0.203 share:3 0.023 share:5 -0.102 speaks -0.231 taken_up 0.232 titled:heart:0 0.085 titled:heart:1 0.143
  titled:heart:2 -0.136 titled:heart:3 -0.11 titled:notes:1 0.04 titled:notes:2 -0.095 titled:notes:3 0.037
  titled:of_few 0.086 to_writer 0.38 told:1 0.035 told:2 0.173 told:3 -0.12 told:4 -0.42 unnamed:ahead:0 0.157
  unnamed:ahead:1 0.034 unnamed:ahead:2 -0.067 unnamed:ahead:3 -0.277 unnamed:ahead:4 -0.396
  unnamed:alone_in_heart -0.034 unnamed:among:0 0.166 unnamed:among:1 0.056 unnamed:among:2 -0.126
  unnamed:among:3 -0.044 unnamed:among:4 -0.239 unnamed:among:5 -0.043 unnamed:among:6 -0.317 unnamed:deeds:0 -0.309
  unnamed:deeds:1 -0.232 unnamed:goes_on:0 -0.232 unnamed:goes_on:2 -0.043 unnamed:goes_on:3 -0.146
  unnamed:goes_on:4 -0.149 unnamed:heart_share:0 -0.257 unnamed:heart_share:2 0.02 unnamed:heart_share:3 -0.085
  unnamed:heart_share:4 -0.084 unnamed:heart_share:5 -0.142
`);
export const bias = -0.295;
