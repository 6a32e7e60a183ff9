// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.461 act_towards_the_writer 0.25 again -0.103 all 0.103 an_end 0.145 call 0.092 cry 0.808 dark 0.195
  grey 0.214 heavy -0.043 kin 0.172 length 1.18 length_of_the_last_sentence -0.219 longest 0.128 never 0.648 news -0.36
  only 0.098 present -0.149 rank_of_length 0.451 sentences 1.103 share_of_denial -0.084 share_of_me 0.273
  share_of_others 1.271 share_of_the_writer 0.238 somebody 0.031 someone 0.127 speech 0.14 tears 0.412 tender 0.024
  together 0.028 touch 0.192 unsaid 0.463 years 0.16
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.14 after_denial 0.057 after_writer -0.037 after:,first 0.072 after:,for -0.031 after:,four 0.053
  after:,from -0.023 after:,gave 0.028 after:,he -0.159 after:,he's 0.044 after:,his 0.102 after:,i -0.133
  after:,in -0.038 after:,is -0.044 after:,it -0.051 after:,it's 0.121 after:,mrs -0.037 after:,my 0.043
  after:,no -0.063 after:,not -0.09 after:,one -0.074 after:,rain 0.04 after:,second -0.028 after:,she 0.172
  after:,so -0.038 after:,that -0.04 after:,the -0.108 after:,they -0.028 after:,this -0.033 after:,three 0.055
  after:,two 0.029 after:,very -0.026 after:,we -0.043 after:,who 0.426 after:,who's 0.134 after:,with 0.167
  after:,you -0.078 after:. -0.131 after:2 -0.061 after:a -0.049 after:about -0.048 after:across 0.058 after:all -0.056
  after:alone 0.085 after:already 0.023 after:always -0.098 after:and -0.122 after:are -0.022 after:arrived 0.092
  after:as -0.048 after:ask 0.044 after:asked 0.176 after:asleep 0.02 after:at 0.164 after:ate 0.183 after:back 0.116
  after:beat -0.155 after:because 0.131 after:bed 0.022 after:been 0.092 after:before 0.023 after:beside 0.081
  after:birthday -0.139 after:bought -0.086 after:boy 0.231 after:bring 0.073 after:broke -0.221 after:brother -0.026
  after:but -0.101 after:by -0.041 after:call 0.087 after:called 0.068 after:calls 0.097 after:came 0.108
  after:can 0.021 after:can't -0.144 after:car 0.109 after:carried -0.02 after:caught 0.04 after:clapped 0.052
  after:come 0.184 after:comes 0.078 after:coming 0.063 after:cook 0.092 after:cooked -0.071 after:could 0.061
  after:couldn't -0.038 after:cousin -0.088 after:cried 0.056 after:cut 0.049 after:dad 0.046 after:daughter -0.057
  after:did 0.269 after:didn't -0.048 after:died -0.191 after:does -0.099 after:doesn't -0.091 after:done 0.043
  after:down 0.042 after:downstairs 0.056 after:drew 0.174 after:dropped -0.089 after:drove 0.119 after:eating -0.099
  after:face 0.057 after:fell -0.208 after:first 0.042 after:followed -0.153 after:for -0.043 after:forgot 0.063
  after:forty -0.057 after:from 0.39 after:funeral -0.114 after:gave 0.175 after:gets 0.082 after:give 0.185
  after:go 0.053 after:goes -0.076 after:gone -0.085 after:good -0.132 after:got 0.071 after:had 0.62 after:hair 0.223
  after:has -0.048 after:have 0.165 after:he 0.022 after:he's -0.071 after:head -0.048 after:heard 0.055
  after:held 0.222 after:her 0.043 after:his 0.049 after:hit 0.053 after:holding 0.032 after:holds 0.056
  after:house -0.023 after:i -0.044 after:if -0.039 after:in 0.35 after:is -0.046 after:it -0.083 after:it's -0.073
  after:just 0.172 after:kept 0.094 after:kissed 0.108 after:knows 0.096 after:laugh -0.065 after:laughed -0.084
  after:learned 0.067 after:left 0.197 after:let -0.056 after:look -0.04 after:looked -0.127 after:lose 0.089
  after:lost -0.024 after:made 0.096 after:measured 0.064 after:mom 0.025 after:mother -0.115 after:moved -0.03
  after:mum 0.11 after:must -0.072 after:my 0.128 after:name -0.063 after:nearly 0.028 after:never -0.025
  after:new -0.135 after:next 0.189 after:no -0.094 after:nobody -0.02 after:of 0.062 after:off -0.063
  after:offered 0.022 after:on 0.279 after:opened 0.132 after:or -0.152 after:ordered -0.034 after:out -0.027
  after:over 0.136 after:paid -0.036 after:park -0.032 after:pass 0.071 after:passed -0.32 after:phone 0.022
  after:phoned 0.098 after:photo -0.046 after:picked -0.275 after:place 0.039 after:pulled -0.04 after:ran 0.088
  after:rang 0.213 after:read 0.074 after:reading -0.034 after:rode -0.027 after:room -0.071 after:round -0.039
  after:said -0.168 after:sat 0.022 after:saved -0.16 after:say -0.053 after:says -0.266 after:sent 0.055
  after:she's 0.049 after:shouted 0.093 after:showed 0.053 after:since -0.021 after:sister -0.058 after:slept 0.136
  after:so -0.127 after:sold -0.03 after:start 0.027 after:stayed -0.095 after:still 0.062 after:stood 0.153
  after:stuck 0.103 after:tae 0.022 after:take -0.047 after:taught 0.084 after:team -0.025 after:telephoned -0.031
  after:tell 0.077 after:texted -0.024 after:that -0.259 after:that's -0.038 after:the 0.213 after:there -0.065
  after:they -0.083 after:this 0.023 after:threw 0.044 after:till -0.055 after:to -0.195 after:today -0.148
  after:told -0.161 after:too 0.083 after:took -0.116 after:tooth 0.063 after:turned -0.1 after:twice -0.056
  after:two 0.029 after:under -0.042 after:up 0.217 after:used -0.101 after:voice 0.098 after:waiting 0.036
  after:walked 0.141 after:walking -0.108 after:want 0.042 after:wanted 0.1 after:wants 0.061 after:was 0.205
  after:watched 0.047 after:we 0.071 after:went -0.138 after:were -0.099 after:when 0.161 after:which -0.024
  after:who 0.241 after:wife -0.037 after:will -0.168 after:with 0.134 after:woke 0.039 after:won't 0.053
  after:wore -0.025 after:would 0.034 after:wouldn't -0.171 after:write 0.059 after:wrote 0.07 after:yelled 0.054
  after:you -0.071 after:you're 0.022 animal:heart:0 -0.222 animal:heart:1 -0.029 animal:heart:2 0.022
  animal:heart:3 -0.064 animal:notes:1 -0.148 animal:notes:2 -0.064 animal:of_few -0.287 as_a_place -0.134
  bearing:free -0.023 bearing:quiet -0.154 bearing:steady -0.188 before:,me -0.09 before:,no -0.026 before:,said -0.062
  before:,says -0.036 before:. 0.534 before:4 -0.082 before:a -0.028 before:about -0.175 before:after -0.1
  before:against 0.022 before:all -0.076 before:also 0.042 before:am -0.056 before:and 0.031 before:are 0.111
  before:as -0.089 before:ask -0.124 before:asked -0.022 before:at -0.233 before:ate 0.087 before:back -0.037
  before:be -0.034 before:beat -0.114 before:because -0.223 before:before -0.061 before:behind 0.05 before:boss 0.088
  before:boy 0.169 before:brother 0.095 before:brought 0.137 before:buried -0.053 before:but -0.023 before:by -0.202
  before:call 0.071 before:called 0.132 before:carried 0.02 before:cause 0.043 before:cousin 0.035 before:daughter 0.131
  before:did -0.086 before:dinner 0.13 before:does -0.037 before:down -0.022 before:dropped -0.033 before:drove 0.065
  before:evening 0.069 before:fed 0.101 before:found -0.132 before:friend 0.173 before:get -0.074 before:got -0.075
  before:grandson 0.102 before:had 0.098 before:has -0.021 before:have -0.087 before:he's -0.028 before:hear 0.151
  before:heard -0.075 before:him -0.047 before:hit -0.031 before:home 0.106 before:hours 0.039 before:how -0.04
  before:i'm 0.057 before:if 0.03 before:in -0.36 before:including -0.027 before:into -0.068 before:is -0.039
  before:it -0.14 before:its -0.029 before:knew -0.095 before:know 0.037 before:lad 0.099 before:left -0.078
  before:let -0.047 before:like -0.349 before:little 0.231 before:lost -0.052 before:loud -0.039 before:made -0.06
  before:man -0.08 before:met -0.035 before:my 0.029 before:named 0.256 before:near -0.048 before:night 0.057
  before:not -0.054 before:now -0.04 before:of 0.28 before:off 0.078 before:ok 0.046 before:old -0.123 before:on -0.32
  before:one 0.181 before:only 0.067 before:out 0.16 before:over -0.027 before:past -0.134 before:phone 0.092
  before:put -0.025 before:rang 0.134 before:round -0.032 before:said -0.448 before:saw -0.158 before:say -0.114
  before:says -0.023 before:see 0.059 before:seen -0.094 before:send -0.104 before:sent 0.045 before:she's 0.022
  before:show -0.04 before:showed 0.048 before:since -0.223 before:sister 0.242 before:so 0.253 before:son 0.125
  before:still -0.054 before:supervisor -0.02 before:take 0.053 before:teacher 0.071 before:tell -0.054
  before:that -0.233 before:that's -0.221 before:the -0.154 before:then 0.337 before:there -0.054 before:there's 0.02
  before:till -0.106 before:to -0.021 before:today -0.116 before:told 0.276 before:took -0.062 before:two 0.032
  before:uncle -0.067 before:until -0.056 before:walked 0.026 before:was 0.145 before:washed -0.057
  before:watched -0.024 before:wee 0.11 before:were -0.028 before:what -0.025 before:when -0.062 before:where 0.091
  before:which -0.042 before:while 0.055 before:whole -0.021 before:wife 0.045 before:with 0.274 before:written 0.02
  before:young 0.108 beside:0 0.259 beside:1 -0.059 beside:2 -0.216 beside:3 -0.351 cast:heart:0 0.212
  cast:heart:1 0.061 cast:heart:2 0.055 cast:heart:3 -0.155 cast:notes:1 0.022 cast:notes:2 0.228 cast:notes:3 -0.076
  cast:of_few 0.443 danger -0.407 danger:animal -0.265 danger:cast -0.343 danger:kin 0.327 danger:listed -0.208
  danger:many -0.119 danger:maybe 0.258 danger:person -0.178 danger:titled 0.082 deeds:0 -0.221 deeds:1 -0.147
  deeds:2 0.045 does_in_heart 0.247 ends_note -0.193 goes_on:0 -0.373 goes_on:1 -0.13 goes_on:2 -0.067 goes_on:3 0.048
  goes_on:4 0.182 heart_share:0 -0.237 heart_share:1 0.032 heart_share:2 0.027 heart_share:3 -0.093 heart_share:4 -0.091
  heart:0 -0.148 heart:1 -0.093 heart:2 -0.064 heart:3 -0.057 in_company 0.525 in_heart:0 -0.236 in_heart:1 0.089
  in_heart:2 0.025 in_heart:3 -0.023 kin:heart:0 -0.062 kin:heart:1 0.022 kin:heart:2 0.044 kin:heart:3 0.097
  kin:notes:3 0.091 kin:of_few 0.152 kind:animal -0.294 kind:cast 0.173 kind:kin 0.101 kind:listed 0.332
  kind:many -0.266 kind:maybe -0.45 kind:own 0.157 kind:person -0.125 kindness 0.16 known_place -0.365 length:0 0.173
  length:1 0.111 length:3 -0.333 length:4 -0.319 listed:heart:0 0.13 listed:heart:1 0.04 listed:heart:2 0.101
  listed:heart:3 0.063 listed:notes:1 0.079 listed:notes:2 -0.029 listed:notes:3 0.283 listed:of_few 0.306 maker -0.27
  many:heart:0 -0.271 many:heart:1 -0.228 many:heart:2 0.065 many:heart:3 0.168 many:notes:1 -0.067 many:notes:2 -0.169
  many:of_few -0.172 maybe:heart:0 -0.103 maybe:heart:1 -0.127 maybe:heart:2 -0.022 maybe:heart:3 -0.197
  maybe:notes:1 -0.56 maybe:notes:2 0.048 maybe:notes:3 0.063 maybe:of_few -0.128 mentions:1 -0.106 mentions:2 -0.349
  mentions:3 -0.121 mentions:4 0.096 mentions:5 0.061 mentions:6 0.033 named:ahead:0 0.32 named:ahead:1 0.251
  named:ahead:2 0.104 named:ahead:3 -0.061 named:ahead:4 -0.44 named:alone_in_heart -0.026 named:among:1 -0.186
  named:among:2 -0.122 named:among:3 0.203 named:among:4 0.116 named:among:5 0.256 named:among:6 -0.091
  named:deeds:0 0.042 named:deeds:1 0.06 named:deeds:2 0.05 named:goes_on:0 -0.168 named:goes_on:1 -0.15
  named:goes_on:2 -0.024 named:goes_on:3 0.196 named:goes_on:4 0.317 named:heart_share:1 0.045 named:heart_share:5 0.142
  note:heavy -0.099 note:light 0.176 note:tender 0.028 notes:1 -0.397 notes:2 -0.079 notes:3 0.126 notes:4 0.073
  often 0.304 opens_note 0.292 own:heart:0 0.023 own:heart:1 0.099 own:heart:2 -0.052 own:heart:3 0.087
  own:notes:1 0.151 own:of_few 0.087 owner 0.245 part_in_heart 0.239 parts:0 -0.714 parts:2 0.329 person:heart:0 0.071
  person:heart:1 -0.091 person:heart:2 -0.154 person:heart:3 0.05 person:notes:2 -0.025 person:notes:3 -0.088
  person:of_few -0.414 plain_danger -0.715 present 0.612 quoted -0.387 share:0 -0.491 share:1 -0.023 share:2 0.207
  share:3 0.033 share:5 -0.101 speaks -0.215 taken_up 0.212 titled:heart:0 0.078 titled:heart:1 0.161
  titled:heart:2 -0.121 titled:heart:3 -0.1 titled:notes:1 0.065 titled:notes:2 -0.085 titled:notes:3 0.037
  titled:of_few 0.094 to_writer 0.364 told:1 0.027 told:2 0.179 told:3 -0.123 told:4 -0.417 unnamed:ahead:0 0.17
  unnamed:ahead:2 -0.045 unnamed:ahead:3 -0.276 unnamed:ahead:4 -0.386 unnamed:among:0 0.159 unnamed:among:1 0.051
  unnamed:among:2 -0.108 unnamed:among:3 -0.064 unnamed:among:4 -0.219 unnamed:among:5 -0.021 unnamed:among:6 -0.327
  unnamed:deeds:0 -0.31 unnamed:deeds:1 -0.217 unnamed:goes_on:0 -0.225 unnamed:goes_on:1 0.02 unnamed:goes_on:2 -0.043
  unnamed:goes_on:3 -0.148 unnamed:goes_on:4 -0.136 unnamed:heart_share:0 -0.247 unnamed:heart_share:2 0.039
  unnamed:heart_share:3 -0.078 unnamed:heart_share:4 -0.095 unnamed:heart_share:5 -0.134
`);
export const bias = -0.298;
