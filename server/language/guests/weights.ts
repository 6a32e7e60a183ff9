// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.46 act_towards_the_writer 0.25 again -0.103 all 0.103 an_end 0.146 call 0.095 cry 0.814 dark 0.196
  grey 0.217 heavy -0.045 kin 0.171 length 1.172 length_of_the_last_sentence -0.218 longest 0.134 never 0.648
  news -0.361 only 0.101 present -0.15 rank_of_length 0.447 sentences 1.104 share_of_denial -0.085 share_of_me 0.279
  share_of_others 1.268 share_of_the_writer 0.241 somebody 0.032 someone 0.125 speech 0.141 tears 0.411 tender 0.024
  together 0.027 touch 0.192 unsaid 0.463 years 0.158
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.14 after_denial 0.061 after_writer -0.042 after:,first 0.073 after:,for -0.031 after:,four 0.055
  after:,from -0.023 after:,gave 0.028 after:,he -0.16 after:,he's 0.043 after:,his 0.102 after:,i -0.133
  after:,in -0.038 after:,is -0.044 after:,it -0.051 after:,it's 0.122 after:,mrs -0.037 after:,my 0.042
  after:,no -0.063 after:,not -0.089 after:,one -0.074 after:,rain 0.04 after:,second -0.028 after:,she 0.172
  after:,so -0.039 after:,that -0.039 after:,the -0.107 after:,they -0.028 after:,this -0.033 after:,three 0.055
  after:,two 0.028 after:,very -0.026 after:,we -0.042 after:,who 0.429 after:,who's 0.134 after:,with 0.168
  after:,you -0.077 after:. -0.128 after:2 -0.062 after:a -0.05 after:about -0.046 after:across 0.059 after:all -0.058
  after:alone 0.084 after:already 0.023 after:always -0.099 after:and -0.119 after:are -0.022 after:arrived 0.092
  after:as -0.048 after:ask 0.044 after:asked 0.18 after:at 0.15 after:ate 0.184 after:back 0.117 after:beat -0.155
  after:because 0.131 after:bed 0.022 after:been 0.091 after:before 0.022 after:beside 0.081 after:birthday -0.138
  after:bought -0.089 after:boy 0.23 after:bring 0.072 after:broke -0.22 after:brother -0.026 after:but -0.101
  after:by -0.042 after:call 0.087 after:called 0.069 after:calls 0.097 after:came 0.109 after:can 0.022
  after:can't -0.144 after:car 0.109 after:carried -0.02 after:caught 0.04 after:clapped 0.051 after:come 0.184
  after:comes 0.079 after:coming 0.062 after:cook 0.093 after:cooked -0.071 after:could 0.062 after:couldn't -0.038
  after:cousin -0.088 after:cried 0.057 after:cut 0.05 after:dad 0.045 after:daughter -0.065 after:did 0.267
  after:didn't -0.048 after:died -0.181 after:does -0.098 after:doesn't -0.091 after:done 0.044 after:down 0.041
  after:downstairs 0.056 after:drew 0.174 after:dropped -0.09 after:drove 0.118 after:eating -0.099 after:face 0.056
  after:fell -0.206 after:first 0.044 after:followed -0.152 after:for -0.04 after:forgot 0.063 after:forty -0.057
  after:from 0.391 after:funeral -0.114 after:gave 0.174 after:gets 0.082 after:give 0.186 after:go 0.053
  after:goes -0.076 after:gone -0.086 after:good -0.132 after:got 0.072 after:had 0.62 after:hair 0.226 after:has -0.046
  after:have 0.167 after:he's -0.07 after:head -0.048 after:heard 0.055 after:held 0.221 after:her 0.043 after:his 0.05
  after:hit 0.053 after:holding 0.032 after:holds 0.057 after:house -0.024 after:i -0.043 after:if -0.039 after:in 0.351
  after:is -0.047 after:it -0.083 after:it's -0.073 after:just 0.173 after:kept 0.092 after:kissed 0.107
  after:knows 0.096 after:laugh -0.066 after:laughed -0.083 after:learned 0.066 after:left 0.198 after:let -0.055
  after:look -0.04 after:looked -0.126 after:lose 0.089 after:lost -0.025 after:made 0.095 after:measured 0.064
  after:mom 0.025 after:mother -0.114 after:moved -0.03 after:mum 0.11 after:must -0.072 after:my 0.055
  after:name -0.064 after:nearly 0.029 after:never -0.025 after:new -0.137 after:next 0.191 after:no -0.093
  after:of 0.062 after:off -0.062 after:offered 0.021 after:on 0.281 after:opened 0.132 after:or -0.152
  after:ordered -0.034 after:out -0.027 after:over 0.136 after:paid -0.037 after:park -0.032 after:pass 0.071
  after:passed -0.327 after:phone 0.022 after:phoned 0.097 after:photo -0.046 after:picked -0.276 after:place 0.04
  after:pulled -0.04 after:ran 0.088 after:rang 0.213 after:read 0.074 after:reading -0.032 after:rode -0.027
  after:room -0.07 after:round -0.039 after:said -0.17 after:sat 0.022 after:saved -0.159 after:say -0.053
  after:says -0.268 after:sent 0.055 after:she's 0.049 after:shouted 0.092 after:showed 0.052 after:since -0.021
  after:sister -0.059 after:slept 0.136 after:so -0.127 after:sold -0.03 after:start 0.027 after:stayed -0.095
  after:still 0.062 after:stood 0.154 after:stuck 0.103 after:tae 0.022 after:take -0.047 after:taught 0.084
  after:team -0.025 after:telephoned -0.032 after:tell 0.077 after:texted -0.024 after:that -0.258 after:that's -0.038
  after:the 0.214 after:there -0.065 after:they -0.084 after:this 0.024 after:threw 0.044 after:till -0.055
  after:to -0.191 after:today -0.147 after:told -0.159 after:too 0.083 after:took -0.115 after:tooth 0.063
  after:turned -0.099 after:twice -0.056 after:two 0.029 after:under -0.041 after:up 0.217 after:used -0.101
  after:voice 0.097 after:waiting 0.036 after:walked 0.14 after:walking -0.108 after:want 0.042 after:wanted 0.102
  after:wants 0.061 after:was 0.191 after:watched 0.047 after:we 0.071 after:went -0.141 after:were -0.099
  after:when 0.162 after:which -0.024 after:who 0.244 after:wife -0.038 after:will -0.186 after:with 0.135
  after:woke 0.038 after:won't 0.052 after:wore -0.024 after:would 0.033 after:wouldn't -0.171 after:write 0.059
  after:wrote 0.069 after:yelled 0.054 after:you -0.068 after:you're 0.022 animal:heart:0 -0.202 animal:heart:1 -0.047
  animal:heart:3 -0.039 animal:notes:1 -0.151 animal:notes:2 -0.061 animal:of_few -0.29 as_a_place -0.135
  bearing:free -0.023 bearing:quiet -0.155 bearing:steady -0.186 before:,me -0.088 before:,no -0.026 before:,said -0.058
  before:,says -0.036 before:. 0.539 before:4 -0.082 before:a -0.028 before:about -0.175 before:after -0.101
  before:against 0.022 before:all -0.077 before:also 0.042 before:am -0.056 before:and 0.031 before:are 0.111
  before:as -0.089 before:ask -0.124 before:asked -0.024 before:at -0.235 before:ate 0.087 before:back -0.037
  before:be -0.033 before:beat -0.114 before:because -0.221 before:before -0.06 before:behind 0.05 before:boss 0.088
  before:boy 0.169 before:brother 0.094 before:brought 0.137 before:buried -0.053 before:but -0.022 before:by -0.204
  before:call 0.072 before:called 0.135 before:carried 0.02 before:cause 0.044 before:cousin 0.035 before:daughter 0.132
  before:did -0.087 before:dinner 0.13 before:does -0.037 before:down -0.022 before:dropped -0.032 before:drove 0.064
  before:evening 0.07 before:fed 0.1 before:found -0.133 before:friend 0.173 before:get -0.074 before:got -0.075
  before:grandson 0.102 before:had 0.098 before:has -0.021 before:have -0.087 before:he's -0.028 before:hear 0.151
  before:heard -0.074 before:helped -0.02 before:him -0.046 before:hit -0.03 before:home 0.108 before:hours 0.04
  before:how -0.04 before:i'm 0.057 before:if 0.03 before:in -0.361 before:including -0.027 before:into -0.068
  before:is -0.038 before:it -0.139 before:its -0.028 before:knew -0.094 before:know 0.038 before:lad 0.1
  before:left -0.077 before:let -0.048 before:like -0.348 before:little 0.232 before:lost -0.051 before:loud -0.039
  before:made -0.06 before:man -0.079 before:met -0.035 before:my 0.029 before:named 0.256 before:near -0.048
  before:night 0.058 before:not -0.055 before:now -0.04 before:of 0.28 before:off 0.079 before:ok 0.045
  before:old -0.124 before:on -0.319 before:one 0.181 before:only 0.068 before:out 0.161 before:over -0.027
  before:past -0.134 before:phone 0.092 before:put -0.025 before:rang 0.134 before:round -0.032 before:said -0.457
  before:saw -0.159 before:say -0.112 before:says -0.023 before:see 0.06 before:seen -0.093 before:send -0.104
  before:sent 0.045 before:she's 0.023 before:show -0.04 before:showed 0.049 before:since -0.224 before:sister 0.243
  before:so 0.254 before:son 0.125 before:still -0.054 before:supervisor -0.02 before:take 0.055 before:teacher 0.072
  before:tell -0.054 before:that -0.224 before:that's -0.22 before:the -0.152 before:then 0.337 before:there -0.054
  before:there's 0.02 before:till -0.106 before:to -0.04 before:today -0.116 before:told 0.277 before:took -0.063
  before:two 0.032 before:uncle -0.067 before:until -0.056 before:walked 0.026 before:was 0.145 before:washed -0.056
  before:watched -0.024 before:wee 0.11 before:were -0.028 before:what -0.026 before:when -0.059 before:where 0.091
  before:which -0.049 before:while 0.056 before:whole -0.021 before:wife 0.046 before:with 0.275 before:written 0.02
  before:young 0.109 beside:0 0.26 beside:1 -0.061 beside:2 -0.216 beside:3 -0.347 cast:heart:0 0.218 cast:heart:1 0.066
  cast:heart:2 0.047 cast:heart:3 -0.157 cast:notes:1 0.026 cast:notes:2 0.228 cast:notes:3 -0.08 cast:of_few 0.403
  danger -0.415 danger:animal -0.262 danger:cast -0.349 danger:kin 0.329 danger:listed -0.214 danger:many -0.121
  danger:maybe 0.258 danger:person -0.174 danger:titled 0.079 deeds:0 -0.223 deeds:1 -0.147 deeds:2 0.048
  does_in_heart 0.235 ends_note -0.194 goes_on:0 -0.375 goes_on:1 -0.133 goes_on:2 -0.066 goes_on:3 0.049
  goes_on:4 0.184 heart_share:0 -0.23 heart_share:1 0.036 heart_share:2 0.031 heart_share:3 -0.084 heart_share:4 -0.109
  heart:0 -0.145 heart:1 -0.103 heart:2 -0.047 heart:3 -0.065 in_company 0.529 in_heart:0 -0.229 in_heart:1 0.085
  in_heart:2 0.023 in_heart:3 -0.02 kin:heart:0 -0.06 kin:heart:1 0.024 kin:heart:2 0.03 kin:heart:3 0.108
  kin:notes:3 0.088 kin:of_few 0.155 kind:animal -0.296 kind:cast 0.174 kind:kin 0.101 kind:listed 0.335
  kind:many -0.265 kind:maybe -0.451 kind:own 0.156 kind:person -0.125 kindness 0.163 known_place -0.364 length:0 0.169
  length:1 0.111 length:3 -0.339 length:4 -0.311 listed:heart:0 0.135 listed:heart:1 0.035 listed:heart:2 0.096
  listed:heart:3 0.071 listed:notes:1 0.071 listed:notes:2 -0.038 listed:notes:3 0.304 listed:of_few 0.316 maker -0.272
  many:heart:0 -0.275 many:heart:1 -0.224 many:heart:2 0.105 many:heart:3 0.129 many:notes:1 -0.065 many:notes:2 -0.168
  many:of_few -0.175 maybe:heart:0 -0.114 maybe:heart:1 -0.135 maybe:heart:2 0.02 maybe:heart:3 -0.222
  maybe:notes:1 -0.545 maybe:notes:2 0.032 maybe:notes:3 0.063 maybe:of_few -0.13 mentions:1 -0.104 mentions:2 -0.342
  mentions:3 -0.123 mentions:4 0.092 mentions:5 0.059 mentions:6 0.032 named:ahead:0 0.31 named:ahead:1 0.258
  named:ahead:2 0.107 named:ahead:3 -0.063 named:ahead:4 -0.437 named:alone_in_heart -0.021 named:among:1 -0.179
  named:among:2 -0.119 named:among:3 0.206 named:among:4 0.11 named:among:5 0.254 named:among:6 -0.094
  named:deeds:0 0.039 named:deeds:1 0.06 named:deeds:2 0.054 named:goes_on:0 -0.17 named:goes_on:1 -0.152
  named:goes_on:2 -0.025 named:goes_on:3 0.2 named:goes_on:4 0.32 named:heart_share:1 0.044 named:heart_share:5 0.138
  note:heavy -0.094 note:light 0.178 note:tender 0.03 notes:1 -0.396 notes:2 -0.091 notes:3 0.14 notes:4 0.07
  often 0.311 opens_note 0.285 own:heart:0 0.023 own:heart:1 0.099 own:heart:2 -0.053 own:heart:3 0.087 own:notes:1 0.15
  own:of_few 0.087 owner 0.252 part_in_heart 0.235 parts:0 -0.714 parts:2 0.325 person:heart:0 0.061
  person:heart:1 -0.072 person:heart:2 -0.168 person:heart:3 0.056 person:notes:3 -0.089 person:of_few -0.401
  plain_danger -0.706 present 0.608 quoted -0.411 share:0 -0.494 share:1 -0.025 share:2 0.203 share:3 0.035
  share:5 -0.096 speaks -0.214 taken_up 0.212 titled:heart:0 0.074 titled:heart:1 0.151 titled:heart:2 -0.117
  titled:heart:3 -0.094 titled:notes:1 0.062 titled:notes:2 -0.084 titled:notes:3 0.037 titled:of_few 0.12
  to_writer 0.365 told:1 0.03 told:2 0.181 told:3 -0.126 told:4 -0.419 unnamed:ahead:0 0.177 unnamed:ahead:2 -0.04
  unnamed:ahead:3 -0.277 unnamed:ahead:4 -0.387 unnamed:alone_in_heart -0.03 unnamed:among:0 0.158 unnamed:among:1 0.052
  unnamed:among:2 -0.108 unnamed:among:3 -0.057 unnamed:among:4 -0.216 unnamed:among:5 -0.035 unnamed:among:6 -0.323
  unnamed:deeds:0 -0.31 unnamed:deeds:1 -0.217 unnamed:goes_on:0 -0.226 unnamed:goes_on:1 0.02 unnamed:goes_on:2 -0.04
  unnamed:goes_on:3 -0.151 unnamed:goes_on:4 -0.136 unnamed:heart_share:0 -0.247 unnamed:heart_share:2 0.033
  unnamed:heart_share:3 -0.069 unnamed:heart_share:4 -0.102 unnamed:heart_share:5 -0.136
`);
export const bias = -0.298;
