// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.461 act_towards_the_writer 0.25 again -0.103 all 0.102 an_end 0.154 call 0.092 cry 0.809 dark 0.196
  grey 0.207 heavy -0.042 kin 0.173 length 1.178 length_of_the_last_sentence -0.22 longest 0.128 never 0.649 news -0.359
  only 0.1 present -0.146 rank_of_length 0.447 sentences 1.102 share_of_denial -0.082 share_of_me 0.269
  share_of_others 1.271 share_of_the_writer 0.239 somebody 0.031 someone 0.128 speech 0.141 tears 0.414 tender 0.026
  together 0.028 touch 0.193 unsaid 0.464 years 0.161
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.196 after_denial 0.052 after_writer -0.029 after:,first 0.072 after:,for -0.032 after:,four 0.048
  after:,from -0.03 after:,gave 0.027 after:,he -0.165 after:,he's 0.021 after:,his 0.113 after:,i -0.137
  after:,in -0.042 after:,is -0.052 after:,it -0.054 after:,it's 0.117 after:,mrs -0.037 after:,my 0.035
  after:,no -0.065 after:,not -0.091 after:,one -0.076 after:,only -0.021 after:,rain 0.037 after:,second -0.028
  after:,she 0.166 after:,so -0.043 after:,that -0.038 after:,the -0.113 after:,they -0.029 after:,this -0.033
  after:,three 0.054 after:,two 0.029 after:,very -0.026 after:,we -0.047 after:,who 0.464 after:,who's 0.135
  after:,with 0.163 after:,you -0.078 after:. -0.129 after:2 -0.054 after:9 0.047 after:a -0.059 after:about -0.059
  after:across 0.055 after:all -0.065 after:alone 0.085 after:already 0.025 after:also -0.024 after:always -0.095
  after:and -0.146 after:are -0.026 after:arrived 0.09 after:as -0.053 after:ask 0.04 after:asked 0.18 after:asleep 0.02
  after:at 0.164 after:ate 0.176 after:back 0.111 after:beat -0.162 after:because 0.172 after:been 0.098
  after:before 0.043 after:beside 0.08 after:birthday -0.153 after:bought -0.081 after:boy 0.238 after:bring 0.074
  after:broke -0.215 after:brother -0.024 after:but -0.102 after:by -0.036 after:call 0.088 after:called 0.061
  after:calls 0.097 after:came 0.104 after:can 0.022 after:can't -0.145 after:car 0.101 after:caught 0.038
  after:clapped 0.052 after:come 0.181 after:comes 0.075 after:coming 0.059 after:cook 0.085 after:cooked -0.071
  after:could 0.056 after:couldn't -0.041 after:cousin -0.089 after:cried 0.062 after:cut 0.066 after:dad 0.049
  after:daughter -0.071 after:did 0.253 after:didn't -0.053 after:died -0.171 after:does -0.105 after:doesn't -0.092
  after:done 0.04 after:down 0.071 after:downstairs 0.061 after:drew 0.169 after:dropped -0.089 after:drove 0.11
  after:eating -0.098 after:face 0.054 after:fell -0.14 after:first 0.039 after:followed -0.155 after:for -0.065
  after:forgot 0.062 after:forty -0.054 after:found 0.044 after:from 0.399 after:funeral -0.119 after:gave 0.14
  after:gets 0.081 after:give 0.182 after:go 0.053 after:goes -0.076 after:gone -0.054 after:good -0.092 after:got 0.042
  after:had 0.576 after:hair 0.222 after:has -0.04 after:have 0.156 after:he 0.025 after:he's -0.055 after:head -0.049
  after:heard 0.049 after:held 0.219 after:her 0.039 after:hit 0.056 after:holding 0.031 after:holds 0.056
  after:house -0.03 after:i -0.05 after:if -0.039 after:in 0.343 after:is -0.05 after:it -0.091 after:it's -0.084
  after:just 0.17 after:kept 0.089 after:kissed 0.107 after:knows 0.097 after:laugh -0.065 after:laughed -0.085
  after:learned 0.066 after:left 0.199 after:let -0.022 after:locked 0.055 after:look -0.041 after:looked -0.107
  after:lose 0.082 after:lost -0.045 after:made 0.091 after:measured 0.064 after:mother -0.078 after:moved -0.042
  after:mum 0.094 after:must -0.073 after:my 0.132 after:name -0.069 after:nearly 0.027 after:never -0.033
  after:new -0.141 after:next 0.189 after:no -0.092 after:nobody -0.02 after:of 0.057 after:off -0.067
  after:offered 0.021 after:on 0.264 after:opened 0.13 after:or -0.153 after:ordered -0.035 after:out -0.022
  after:over 0.136 after:paid -0.03 after:park -0.033 after:pass 0.069 after:passed -0.322 after:phoned 0.099
  after:photo -0.046 after:picked -0.28 after:place 0.032 after:pulled -0.042 after:put 0.025 after:ran 0.087
  after:rang 0.206 after:read 0.066 after:reading -0.036 after:rode -0.021 after:room -0.074 after:round -0.039
  after:said -0.144 after:sat 0.022 after:saved -0.16 after:say -0.067 after:says -0.277 after:screamed -0.028
  after:sent 0.053 after:she -0.026 after:she's 0.051 after:shouted 0.097 after:showed 0.045 after:signed -0.02
  after:sister -0.057 after:slept 0.134 after:so -0.128 after:start 0.027 after:stayed -0.098 after:still 0.059
  after:stood 0.148 after:stuck 0.099 after:tae 0.02 after:take -0.049 after:taught 0.071 after:team -0.024
  after:telephoned -0.031 after:tell 0.072 after:texted -0.023 after:that -0.264 after:that's -0.039 after:the 0.221
  after:there -0.065 after:they -0.035 after:this 0.023 after:threw 0.044 after:till -0.047 after:to -0.192
  after:today -0.105 after:told -0.18 after:too 0.079 after:took -0.121 after:tooth 0.068 after:turned -0.1
  after:twice -0.063 after:two 0.023 after:under -0.041 after:up 0.207 after:used -0.108 after:voice 0.102
  after:waiting 0.037 after:walked 0.13 after:walking -0.087 after:want 0.043 after:wanted 0.093 after:wants 0.053
  after:was 0.228 after:watched 0.044 after:we 0.085 after:went -0.154 after:were -0.103 after:when 0.159
  after:which -0.023 after:who 0.228 after:wife -0.027 after:will -0.169 after:with 0.115 after:woke 0.036
  after:won -0.047 after:won't 0.053 after:wore -0.02 after:would 0.025 after:wouldn't -0.172 after:write 0.057
  after:wrote 0.063 after:yelled 0.054 after:you -0.07 after:you're 0.022 animal:heart:0 -0.212 animal:heart:1 -0.026
  animal:heart:3 -0.077 animal:notes:1 -0.151 animal:notes:2 -0.065 animal:of_few -0.286 as_a_place -0.172
  bearing:free -0.021 bearing:quiet -0.145 bearing:steady -0.196 before:,me -0.087 before:,no -0.026 before:,said -0.075
  before:,says -0.037 before:. 0.547 before:4 -0.085 before:a -0.026 before:about -0.187 before:after -0.108
  before:against 0.023 before:all -0.071 before:also 0.035 before:am -0.057 before:and 0.055 before:are 0.111
  before:as -0.095 before:ask -0.125 before:asked -0.022 before:at -0.244 before:ate 0.079 before:back -0.033
  before:be -0.035 before:beat -0.117 before:because -0.184 before:before -0.065 before:behind 0.044 before:boss 0.105
  before:boy 0.166 before:brother 0.093 before:brought 0.158 before:buried -0.044 before:by -0.221 before:call 0.071
  before:called 0.126 before:carried 0.021 before:cause 0.042 before:cousin 0.041 before:daughter 0.12 before:did -0.087
  before:dinner 0.128 before:does -0.037 before:down -0.022 before:dropped -0.036 before:drove 0.061
  before:evening 0.065 before:fed 0.101 before:for 0.037 before:found -0.138 before:friend 0.168 before:get -0.075
  before:got -0.069 before:grandson 0.099 before:had 0.114 before:have -0.088 before:he's -0.028 before:hear 0.142
  before:heard -0.069 before:helped -0.027 before:him -0.047 before:hit -0.029 before:home 0.101 before:hours 0.039
  before:how -0.04 before:i'm 0.055 before:if 0.04 before:in -0.383 before:including -0.027 before:into -0.073
  before:is -0.035 before:it -0.143 before:it's 0.043 before:knew -0.094 before:know 0.036 before:lad 0.097
  before:left -0.054 before:let -0.047 before:like -0.357 before:little 0.226 before:lost -0.053 before:loud -0.038
  before:made -0.049 before:man -0.084 before:met -0.046 before:my 0.027 before:named 0.254 before:near -0.051
  before:night 0.057 before:not -0.059 before:now -0.043 before:of 0.27 before:off 0.082 before:ok 0.047
  before:old -0.142 before:on -0.328 before:one 0.183 before:only 0.065 before:out 0.156 before:over -0.032
  before:past -0.137 before:phone 0.087 before:rang 0.132 before:round -0.033 before:said -0.456 before:saw -0.16
  before:say -0.133 before:says -0.03 before:see 0.05 before:seen -0.06 before:send -0.091 before:sent 0.036
  before:she's 0.023 before:show -0.034 before:showed 0.044 before:since -0.214 before:sister 0.227 before:so 0.255
  before:son 0.114 before:still -0.054 before:supervisor -0.021 before:take 0.05 before:teacher 0.072 before:tell -0.054
  before:that -0.213 before:that's -0.219 before:the -0.152 before:then 0.358 before:there -0.041 before:there's 0.029
  before:till -0.105 before:to -0.032 before:today -0.084 before:told 0.265 before:took -0.087 before:two 0.031
  before:uncle -0.074 before:until -0.058 before:walked 0.034 before:was 0.203 before:washed -0.057
  before:watched -0.027 before:wee 0.103 before:were -0.021 before:what -0.026 before:when -0.064 before:where 0.089
  before:which -0.046 before:while 0.06 before:whole -0.024 before:wife 0.038 before:with 0.293 before:young 0.114
  beside:0 0.264 beside:1 -0.049 beside:2 -0.231 beside:3 -0.347 cast:heart:0 0.208 cast:heart:2 0.077
  cast:heart:3 -0.032 cast:notes:1 0.087 cast:notes:2 0.218 cast:notes:3 -0.043 cast:of_few 0.435 danger -0.378
  danger:animal -0.271 danger:cast -0.244 danger:kin 0.311 danger:listed -0.276 danger:many -0.098 danger:maybe 0.298
  danger:person -0.21 danger:titled 0.073 deeds:0 -0.215 deeds:1 -0.144 deeds:2 0.04 does_in_heart 0.268
  ends_note -0.199 goes_on:0 -0.38 goes_on:1 -0.129 goes_on:2 -0.067 goes_on:3 0.047 goes_on:4 0.191
  heart_share:0 -0.237 heart_share:1 0.035 heart_share:2 0.021 heart_share:3 -0.089 heart_share:4 -0.089 heart:0 -0.117
  heart:1 -0.106 heart:2 -0.07 heart:3 -0.065 in_company 0.517 in_heart:0 -0.223 in_heart:1 0.104 in_heart:2 0.025
  kin:heart:0 -0.076 kin:heart:2 0.057 kin:heart:3 0.047 kin:notes:1 -0.024 kin:notes:3 0.084 kin:of_few 0.136
  kind:animal -0.299 kind:cast 0.262 kind:kin 0.044 kind:listed 0.301 kind:many -0.268 kind:maybe -0.397 kind:own 0.153
  kind:person -0.134 kindness 0.156 known_place -0.401 length:0 0.159 length:1 0.118 length:3 -0.327 length:4 -0.318
  listed:heart:0 0.124 listed:heart:1 0.092 listed:heart:2 0.054 listed:heart:3 0.032 listed:notes:1 0.119
  listed:notes:2 -0.047 listed:notes:3 0.23 listed:of_few 0.272 maker -0.288 many:heart:0 -0.275 many:heart:1 -0.198
  many:heart:2 0.049 many:heart:3 0.157 many:notes:1 -0.06 many:notes:2 -0.176 many:of_few -0.178 maybe:heart:0 -0.062
  maybe:heart:1 -0.159 maybe:heart:3 -0.189 maybe:notes:1 -0.577 maybe:notes:2 0.102 maybe:notes:3 0.087
  maybe:of_few -0.055 mentions:1 -0.073 mentions:2 -0.346 mentions:3 -0.148 mentions:4 0.083 mentions:5 0.057
  mentions:6 0.032 named:ahead:0 0.321 named:ahead:1 0.264 named:ahead:2 0.086 named:ahead:3 -0.05 named:ahead:4 -0.426
  named:alone_in_heart -0.033 named:among:1 -0.166 named:among:2 -0.117 named:among:3 0.218 named:among:4 0.091
  named:among:5 0.275 named:among:6 -0.103 named:deeds:0 0.052 named:deeds:1 0.07 named:deeds:2 0.051
  named:goes_on:0 -0.166 named:goes_on:1 -0.147 named:goes_on:2 -0.02 named:goes_on:3 0.19 named:goes_on:4 0.337
  named:heart_share:0 0.02 named:heart_share:1 0.04 named:heart_share:5 0.151 note:heavy -0.112 note:light 0.174
  notes:1 -0.379 notes:2 -0.095 notes:3 0.122 notes:4 0.072 often 0.308 opens_note 0.288 own:heart:0 0.022
  own:heart:1 0.1 own:heart:2 -0.054 own:heart:3 0.085 own:notes:1 0.146 own:of_few 0.087 owner 0.3 part_in_heart 0.171
  parts:0 -0.728 parts:1 -0.024 parts:2 0.384 person:heart:0 0.069 person:heart:1 -0.07 person:heart:2 -0.159
  person:heart:3 0.028 person:notes:1 -0.02 person:notes:2 -0.029 person:notes:3 -0.086 person:of_few -0.403
  plain_danger -0.731 present 0.615 quoted -0.397 share:0 -0.481 share:2 0.205 share:3 0.026 share:5 -0.104
  speaks -0.231 taken_up 0.22 titled:heart:0 0.09 titled:heart:1 0.132 titled:heart:2 -0.128 titled:heart:3 -0.111
  titled:notes:1 0.04 titled:notes:2 -0.095 titled:notes:3 0.037 titled:of_few 0.081 to_writer 0.378 told:1 0.029
  told:2 0.177 told:3 -0.116 told:4 -0.421 unnamed:ahead:0 0.164 unnamed:ahead:2 -0.053 unnamed:ahead:3 -0.274
  unnamed:ahead:4 -0.392 unnamed:among:0 0.16 unnamed:among:1 0.056 unnamed:among:2 -0.124 unnamed:among:3 -0.049
  unnamed:among:4 -0.233 unnamed:among:5 -0.041 unnamed:among:6 -0.315 unnamed:deeds:0 -0.314 unnamed:deeds:1 -0.225
  unnamed:goes_on:0 -0.235 unnamed:goes_on:2 -0.046 unnamed:goes_on:3 -0.142 unnamed:goes_on:4 -0.145
  unnamed:heart_share:0 -0.257 unnamed:heart_share:2 0.025 unnamed:heart_share:3 -0.078 unnamed:heart_share:4 -0.088
  unnamed:heart_share:5 -0.143
`);
export const bias = -0.294;
