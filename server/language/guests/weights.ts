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
  a_word_as_well 0.14 after_denial 0.053 after_writer -0.042 after:,first 0.07 after:,for -0.031 after:,four 0.053
  after:,from -0.022 after:,gave 0.028 after:,he -0.158 after:,he's 0.044 after:,his 0.101 after:,i -0.133
  after:,in -0.038 after:,is -0.045 after:,it -0.052 after:,it's 0.122 after:,mrs -0.037 after:,my 0.042
  after:,no -0.063 after:,not -0.089 after:,one -0.074 after:,rain 0.04 after:,second -0.028 after:,she 0.171
  after:,so -0.04 after:,that -0.039 after:,the -0.118 after:,they -0.028 after:,this -0.034 after:,three 0.054
  after:,two 0.026 after:,very -0.026 after:,we -0.044 after:,who 0.427 after:,who's 0.122 after:,with 0.167
  after:,you -0.079 after:. -0.133 after:2 -0.06 after:a -0.05 after:about -0.051 after:across 0.058 after:all -0.057
  after:alone 0.086 after:already 0.025 after:always -0.098 after:and -0.116 after:are -0.022 after:arrived 0.092
  after:as -0.048 after:ask 0.048 after:asked 0.168 after:asleep 0.03 after:at 0.16 after:ate 0.184 after:back 0.105
  after:beat -0.165 after:because 0.132 after:bed 0.021 after:been 0.091 after:before 0.024 after:beside 0.081
  after:birthday -0.147 after:bought -0.086 after:boy 0.232 after:bring 0.074 after:broke -0.224 after:brother -0.029
  after:but -0.101 after:by -0.043 after:call 0.087 after:called 0.065 after:calls 0.097 after:came 0.105
  after:can't -0.145 after:car 0.109 after:carried -0.022 after:caught 0.04 after:clapped 0.051 after:come 0.185
  after:comes 0.077 after:coming 0.062 after:cook 0.094 after:cooked -0.071 after:could 0.062 after:couldn't -0.043
  after:cousin -0.09 after:cried 0.053 after:cut 0.046 after:dad 0.046 after:daughter -0.055 after:did 0.267
  after:didn't -0.049 after:died -0.194 after:doesn't -0.092 after:done 0.043 after:down 0.042 after:downstairs 0.057
  after:drew 0.176 after:dropped -0.081 after:drove 0.115 after:eating -0.101 after:face 0.051 after:fell -0.211
  after:first 0.04 after:fixed 0.02 after:followed -0.155 after:for -0.047 after:forgot 0.063 after:forty -0.057
  after:from 0.384 after:funeral -0.113 after:gave 0.18 after:gets 0.082 after:give 0.183 after:go 0.053
  after:goes -0.077 after:gone -0.086 after:good -0.131 after:got 0.08 after:had 0.617 after:hair 0.223 after:has -0.055
  after:have 0.163 after:he 0.021 after:he's -0.072 after:head -0.047 after:heard 0.054 after:held 0.22 after:her 0.043
  after:his 0.048 after:hit 0.055 after:holding 0.031 after:holds 0.057 after:house -0.023 after:i -0.042
  after:if -0.039 after:in 0.356 after:is -0.048 after:it -0.082 after:it's -0.081 after:just 0.174 after:kept 0.093
  after:kissed 0.108 after:knows 0.095 after:laugh -0.065 after:laughed -0.085 after:learned 0.067 after:left 0.196
  after:let -0.059 after:look -0.04 after:looked -0.128 after:lost -0.026 after:made 0.096 after:measured 0.064
  after:mom 0.025 after:mother -0.116 after:moved -0.029 after:mum 0.11 after:must -0.072 after:my 0.129
  after:name -0.064 after:nearly 0.027 after:never -0.025 after:new -0.132 after:next 0.19 after:no -0.093
  after:nobody -0.02 after:of 0.059 after:off -0.062 after:offered 0.022 after:on 0.277 after:opened 0.133
  after:or -0.153 after:ordered -0.035 after:out -0.025 after:over 0.131 after:paid -0.036 after:park -0.032
  after:pass 0.071 after:passed -0.316 after:phone 0.021 after:phoned 0.099 after:photo -0.045 after:picked -0.269
  after:place 0.039 after:pulled -0.042 after:ran 0.088 after:rang 0.281 after:read 0.073 after:reading -0.035
  after:rode -0.021 after:room -0.072 after:round -0.039 after:said -0.176 after:sat 0.021 after:saved -0.162
  after:say -0.056 after:says -0.278 after:sent 0.05 after:she's 0.049 after:shouted 0.091 after:showed 0.051
  after:since -0.021 after:sister -0.058 after:slept 0.139 after:so -0.128 after:sold -0.031 after:start 0.027
  after:stayed -0.097 after:still 0.062 after:stood 0.149 after:stuck 0.101 after:take -0.048 after:taught 0.092
  after:team -0.025 after:telephoned -0.033 after:tell 0.077 after:texted -0.024 after:that -0.259 after:that's -0.023
  after:the 0.207 after:there -0.066 after:they -0.084 after:this 0.023 after:threw 0.044 after:till -0.056
  after:to -0.194 after:today -0.147 after:told -0.163 after:too 0.083 after:took -0.125 after:tooth 0.062
  after:turned -0.1 after:twice -0.057 after:two 0.028 after:under -0.04 after:up 0.218 after:used -0.108
  after:voice 0.097 after:waiting 0.037 after:walked 0.15 after:walking -0.109 after:want 0.041 after:wanted 0.096
  after:wants 0.059 after:was 0.197 after:watched 0.046 after:we 0.065 after:went -0.135 after:were -0.102
  after:when 0.16 after:which -0.024 after:who 0.229 after:wife -0.037 after:will -0.167 after:with 0.134
  after:woke 0.039 after:won't 0.051 after:wore -0.026 after:would 0.028 after:wouldn't -0.171 after:write 0.059
  after:wrote 0.07 after:yelled 0.054 after:you -0.069 animal:heart:0 -0.218 animal:heart:1 -0.038 animal:heart:2 0.027
  animal:heart:3 -0.064 animal:notes:1 -0.147 animal:notes:2 -0.065 animal:of_few -0.283 as_a_place -0.136
  bearing:free -0.021 bearing:quiet -0.152 bearing:steady -0.189 before:,no -0.027 before:,said -0.064
  before:,says -0.036 before:. 0.529 before:4 -0.081 before:a -0.028 before:about -0.175 before:after -0.1
  before:against 0.022 before:all -0.076 before:also 0.042 before:am -0.057 before:and 0.051 before:are 0.111
  before:as -0.093 before:ask -0.124 before:at -0.235 before:ate 0.086 before:back -0.037 before:be -0.034
  before:beat -0.115 before:because -0.226 before:before -0.062 before:behind 0.05 before:boss 0.087 before:boy 0.168
  before:brother 0.087 before:brought 0.136 before:buried -0.053 before:but -0.029 before:by -0.203 before:call 0.071
  before:called 0.146 before:carried 0.02 before:cause 0.042 before:cousin 0.036 before:daughter 0.13 before:did -0.086
  before:dinner 0.13 before:does -0.037 before:down -0.021 before:dropped -0.033 before:drove 0.062 before:evening 0.068
  before:fed 0.101 before:found -0.132 before:friend 0.173 before:get -0.074 before:got -0.093 before:grandson 0.101
  before:had 0.095 before:has -0.021 before:have -0.086 before:he's -0.028 before:hear 0.151 before:heard -0.074
  before:her 0.02 before:him -0.049 before:hit -0.031 before:home 0.104 before:hours 0.039 before:how -0.041
  before:i'm 0.057 before:if 0.028 before:in -0.36 before:including -0.027 before:into -0.068 before:is -0.041
  before:it -0.143 before:its -0.029 before:knew -0.094 before:know 0.037 before:lad 0.099 before:left -0.078
  before:let -0.067 before:like -0.356 before:little 0.207 before:lost -0.054 before:loud -0.039 before:made -0.064
  before:man -0.081 before:met -0.033 before:my 0.028 before:named 0.249 before:near -0.047 before:night 0.056
  before:no -0.02 before:not -0.055 before:now -0.039 before:of 0.278 before:off 0.075 before:ok 0.044 before:old -0.163
  before:on -0.326 before:one 0.179 before:only 0.065 before:our 0.163 before:out 0.159 before:over -0.027
  before:past -0.134 before:phone 0.091 before:put -0.026 before:rang 0.135 before:round -0.032 before:said -0.455
  before:saw -0.157 before:say -0.124 before:says -0.02 before:see 0.062 before:seen -0.098 before:send -0.104
  before:sent 0.045 before:she's 0.023 before:show -0.039 before:showed 0.048 before:since -0.228 before:sister 0.242
  before:so 0.246 before:son 0.125 before:still -0.056 before:supervisor -0.021 before:take 0.054 before:taught -0.02
  before:teacher 0.07 before:tell -0.053 before:that -0.239 before:that's -0.21 before:the -0.153 before:then 0.333
  before:there -0.054 before:there's 0.021 before:till -0.106 before:to -0.023 before:today -0.121 before:told 0.287
  before:took -0.053 before:two 0.031 before:uncle -0.066 before:until -0.055 before:walked 0.026 before:was 0.148
  before:washed -0.067 before:watched -0.024 before:wee 0.109 before:were -0.028 before:what -0.026 before:when -0.062
  before:where 0.088 before:which -0.042 before:while 0.055 before:whole -0.021 before:wife 0.045 before:with 0.293
  before:written 0.02 before:young 0.064 beside:0 0.263 beside:1 -0.059 beside:2 -0.217 beside:3 -0.352
  cast:heart:0 0.214 cast:heart:1 0.05 cast:heart:2 0.053 cast:heart:3 -0.146 cast:notes:1 0.024 cast:notes:2 0.227
  cast:notes:3 -0.08 cast:of_few 0.433 danger -0.405 danger:animal -0.266 danger:cast -0.347 danger:kin 0.329
  danger:listed -0.197 danger:many -0.121 danger:maybe 0.258 danger:person -0.178 danger:titled 0.076 deeds:0 -0.214
  deeds:1 -0.145 deeds:2 0.036 does_in_heart 0.274 ends_note -0.195 goes_on:0 -0.373 goes_on:1 -0.133 goes_on:2 -0.062
  goes_on:3 0.044 goes_on:4 0.184 heart_share:0 -0.239 heart_share:2 0.025 heart_share:3 -0.084 heart_share:4 -0.09
  heart_share:5 0.021 heart:0 -0.16 heart:1 -0.069 heart:2 -0.069 heart:3 -0.061 in_company 0.497 in_heart:0 -0.243
  in_heart:1 0.086 in_heart:2 0.027 in_heart:3 -0.026 kin:heart:0 -0.075 kin:heart:1 0.034 kin:heart:2 0.04
  kin:heart:3 0.101 kin:notes:3 0.092 kin:of_few 0.152 kind:animal -0.293 kind:cast 0.171 kind:kin 0.1 kind:listed 0.337
  kind:many -0.265 kind:maybe -0.45 kind:own 0.158 kind:person -0.124 kindness 0.157 known_place -0.367 length:0 0.174
  length:1 0.099 length:3 -0.316 length:4 -0.32 listed:heart:0 0.126 listed:heart:1 0.03 listed:heart:2 0.114
  listed:heart:3 0.068 listed:notes:1 0.058 listed:notes:3 0.28 listed:of_few 0.316 maker -0.274 many:heart:0 -0.265
  many:heart:1 -0.239 many:heart:2 0.092 many:heart:3 0.147 many:notes:1 -0.062 many:notes:2 -0.172 many:of_few -0.171
  maybe:heart:0 -0.114 maybe:heart:1 -0.074 maybe:heart:2 -0.08 maybe:heart:3 -0.181 maybe:notes:1 -0.56
  maybe:notes:2 0.047 maybe:notes:3 0.065 maybe:of_few -0.131 mentions:1 -0.096 mentions:2 -0.349 mentions:3 -0.132
  mentions:4 0.089 mentions:5 0.068 mentions:6 0.032 named:ahead:0 0.322 named:ahead:1 0.255 named:ahead:2 0.103
  named:ahead:3 -0.073 named:ahead:4 -0.436 named:among:1 -0.194 named:among:2 -0.134 named:among:3 0.204
  named:among:4 0.134 named:among:5 0.258 named:among:6 -0.095 named:deeds:0 0.046 named:deeds:1 0.066
  named:deeds:2 0.037 named:goes_on:0 -0.172 named:goes_on:1 -0.154 named:goes_on:3 0.192 named:goes_on:4 0.316
  named:heart_share:1 0.033 named:heart_share:5 0.156 note:heavy -0.102 note:light 0.18 note:tender 0.032 notes:1 -0.394
  notes:2 -0.078 notes:3 0.115 notes:4 0.08 often 0.312 opens_note 0.288 own:heart:0 0.023 own:heart:1 0.098
  own:heart:2 -0.051 own:heart:3 0.087 own:notes:1 0.152 own:of_few 0.087 owner 0.24 part_in_heart 0.22 parts:0 -0.719
  parts:2 0.348 person:heart:0 0.081 person:heart:1 -0.111 person:heart:2 -0.132 person:heart:3 0.04
  person:notes:2 -0.029 person:notes:3 -0.086 person:of_few -0.417 plain_danger -0.72 present 0.6 quoted -0.392
  share:0 -0.484 share:1 -0.021 share:2 0.213 share:3 0.022 share:4 0.02 share:5 -0.107 speaks -0.207 taken_up 0.216
  titled:heart:0 0.071 titled:heart:1 0.182 titled:heart:2 -0.131 titled:heart:3 -0.109 titled:notes:1 0.072
  titled:notes:2 -0.097 titled:notes:3 0.037 titled:of_few 0.092 to_writer 0.366 told:1 0.028 told:2 0.174 told:3 -0.122
  told:4 -0.412 unnamed:ahead:0 0.181 unnamed:ahead:2 -0.035 unnamed:ahead:3 -0.281 unnamed:ahead:4 -0.389
  unnamed:alone_in_heart -0.035 unnamed:among:0 0.161 unnamed:among:1 0.054 unnamed:among:2 -0.105
  unnamed:among:3 -0.061 unnamed:among:4 -0.22 unnamed:among:5 -0.023 unnamed:among:6 -0.329 unnamed:deeds:0 -0.306
  unnamed:deeds:1 -0.22 unnamed:goes_on:0 -0.222 unnamed:goes_on:1 0.021 unnamed:goes_on:2 -0.048
  unnamed:goes_on:3 -0.148 unnamed:goes_on:4 -0.132 unnamed:heart_share:0 -0.24 unnamed:heart_share:2 0.043
  unnamed:heart_share:3 -0.068 unnamed:heart_share:4 -0.106 unnamed:heart_share:5 -0.134
`);
export const bias = -0.296;
