// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.386 act_towards_the_writer 0.232 again -0.105 all 0.114 an_end 0.164 call 0.095 cry 0.801 dark 0.13
  grey 0.339 heavy -0.062 kin 0.171 length 1.426 length_of_the_last_sentence -0.266 longest 0.116 names 0.093
  never 0.637 news -0.349 only 0.068 present -0.186 rank_of_length 0.665 sentences 1.191 share_of_denial -0.271
  share_of_me 0.265 share_of_others 1.286 share_of_the_writer 0.149 somebody 0.031 someone 0.21 speech 0.133 tears 0.283
  tender 0.044 touch 0.224 unsaid 0.408 years 0.176
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.137 after_denial -0.028 after_writer -0.023 after:,14 -0.029 after:,a -0.056 after:,all -0.04
  after:,first 0.073 after:,for -0.032 after:,four 0.061 after:,from -0.023 after:,gave 0.036 after:,he -0.218
  after:,he's 0.021 after:,his 0.071 after:,i -0.111 after:,in 0.043 after:,is -0.045 after:,it -0.067 after:,it's 0.118
  after:,like -0.021 after:,lost -0.028 after:,maybe 0.093 after:,mrs -0.044 after:,my 0.052 after:,no -0.053
  after:,nobody -0.086 after:,not -0.132 after:,one -0.093 after:,only -0.028 after:,put 0.04 after:,rain 0.041
  after:,she 0.171 after:,so -0.026 after:,that -0.055 after:,they -0.055 after:,this -0.034 after:,three 0.058
  after:,very -0.041 after:,we -0.069 after:,which -0.052 after:,who 0.521 after:,who's 0.127 after:,with 0.207
  after:,you -0.118 after:. -0.17 after:1 0.083 after:2 -0.067 after:31 -0.077 after:4 0.022 after:9 0.021
  after:a -0.049 after:about -0.102 after:across 0.052 after:all -0.035 after:alone 0.092 after:already 0.048
  after:also 0.042 after:always -0.085 after:and -0.141 after:arrived 0.101 after:as -0.032 after:ask 0.088
  after:asked 0.169 after:asks 0.021 after:asleep 0.029 after:at 0.067 after:ate 0.195 after:baby -0.13 after:back 0.119
  after:beat -0.159 after:because 0.11 after:bed 0.025 after:been 0.076 after:before -0.029 after:behind 0.087
  after:beside 0.085 after:birthday -0.174 after:bought -0.135 after:bowl -0.055 after:boy 0.214 after:bring 0.067
  after:broke -0.237 after:brought 0.035 after:but -0.146 after:by -0.023 after:call 0.102 after:called -0.078
  after:calls 0.101 after:came 0.139 after:can't -0.142 after:car 0.106 after:carried 0.053 after:carry -0.057
  after:caught 0.045 after:clapped 0.119 after:class 0.087 after:come 0.27 after:comes 0.115 after:cook 0.119
  after:cooked -0.088 after:could 0.061 after:couldn't -0.12 after:counted -0.023 after:cousin -0.102 after:crying 0.072
  after:cut 0.039 after:dad 0.053 after:daughter -0.052 after:did 0.092 after:didn't -0.057 after:died -0.186
  after:do 0.022 after:doesn't -0.076 after:doing -0.036 after:down 0.028 after:downstairs 0.045 after:drew 0.141
  after:dropped -0.044 after:drove 0.113 after:eat -0.173 after:eating -0.098 after:face 0.052 after:fell -0.198
  after:finished -0.03 after:first 0.046 after:five -0.136 after:fixed 0.035 after:followed -0.146 after:for -0.176
  after:forgot 0.055 after:forty -0.056 after:found 0.041 after:from 0.451 after:funeral -0.132 after:gave 0.129
  after:get 0.119 after:gets 0.079 after:give 0.18 after:go 0.044 after:goes -0.081 after:gone -0.09 after:good -0.136
  after:got 0.069 after:had 0.672 after:hair 0.225 after:has -0.053 after:hat -0.03 after:have 0.165 after:he -0.089
  after:he's -0.058 after:head 0.02 after:heard 0.051 after:held 0.253 after:her 0.039 after:here -0.031
  after:hid -0.025 after:his 0.053 after:hit 0.067 after:holding 0.033 after:holds 0.052 after:house -0.189
  after:i -0.131 after:i've 0.02 after:if -0.048 after:in 0.39 after:instead -0.051 after:is -0.124 after:it -0.072
  after:it's -0.081 after:just 0.444 after:kept 0.133 after:kissed 0.113 after:knows 0.092 after:last 0.156
  after:laughed -0.074 after:learned 0.056 after:left 0.159 after:let -0.1 after:like -0.026 after:look -0.042
  after:looked -0.125 after:looking 0.039 after:lost -0.041 after:made 0.057 after:make 0.022 after:measured 0.064
  after:missed -0.027 after:mom 0.023 after:mother -0.106 after:move 0.123 after:moved -0.028 after:mum 0.12
  after:must 0.033 after:my 0.102 after:name -0.04 after:near -0.041 after:nearly 0.059 after:never 0.061
  after:new -0.132 after:next 0.171 after:no -0.088 after:nobody -0.02 after:not -0.025 after:now -0.037 after:of 0.23
  after:off -0.075 after:offered 0.025 after:old -0.025 after:on 0.278 after:one 0.022 after:only -0.053
  after:opened 0.185 after:or -0.195 after:ordered -0.033 after:out -0.042 after:outside 0.02 after:over 0.149
  after:paid -0.135 after:park -0.027 after:pass 0.075 after:passed -0.298 after:people -0.06 after:phone -0.097
  after:phoned 0.068 after:photo -0.05 after:picked -0.186 after:place 0.035 after:played 0.043 after:put 0.101
  after:ran 0.1 after:rang 0.248 after:read 0.09 after:reading -0.034 after:rode -0.024 after:room -0.076
  after:round -0.039 after:run -0.033 after:said -0.072 after:sang -0.03 after:sat 0.154 after:saved -0.156
  after:saw 0.021 after:say -0.049 after:says -0.327 after:send -0.085 after:sent 0.084 after:set -0.037
  after:she -0.082 after:she's 0.052 after:shed 0.023 after:shop -0.111 after:should -0.073 after:shouted 0.1
  after:shouting -0.029 after:showed 0.045 after:signed -0.031 after:since -0.044 after:sir 0.141 after:sister -0.043
  after:sit 0.041 after:slept 0.135 after:so -0.144 after:sold -0.025 after:start 0.028 after:stayed -0.109
  after:still 0.086 after:stood 0.126 after:stopped 0.038 after:stuck 0.11 after:take 0.079 after:taught 0.069
  after:teach 0.087 after:telephoned -0.027 after:texted -0.052 after:that -0.254 after:that's -0.047 after:the 0.242
  after:there -0.09 after:they -0.03 after:thought 0.099 after:threw 0.023 after:till -0.046 after:to -0.142
  after:today -0.194 after:told -0.15 after:too 0.082 after:took -0.091 after:tooth 0.069 after:tree -0.04
  after:turned -0.092 after:twice -0.052 after:two 0.028 after:under -0.038 after:up 0.221 after:used -0.174
  after:very 0.02 after:voice 0.103 after:waited 0.039 after:waiting 0.037 after:walked 0.231 after:walking -0.101
  after:want 0.028 after:wanted 0.089 after:wants 0.028 after:was 0.24 after:watched 0.056 after:waved 0.053
  after:we 0.055 after:went -0.094 after:were -0.042 after:when 0.117 after:which -0.026 after:who 0.238
  after:wife -0.047 after:will -0.19 after:with 0.178 after:without 0.044 after:woke 0.048 after:won -0.157
  after:would 0.023 after:wouldn't -0.189 after:write 0.056 after:wrote 0.049 after:you're 0.024 animal:heart:0 -0.164
  animal:heart:1 -0.043 animal:heart:3 -0.068 animal:notes:1 -0.137 animal:notes:2 -0.062 animal:of_few -0.342
  as_a_place -0.205 bearing:free -0.068 bearing:quiet -0.13 bearing:steady -0.204 before:,back 0.037 before:,class 0.131
  before:,day 0.028 before:,it 0.059 before:,me -0.054 before:,no -0.041 before:,one -0.028 before:,said -0.094
  before:,says -0.037 before:. 0.506 before:2 -0.023 before:4 -0.099 before:a -0.077 before:about -0.23
  before:after -0.126 before:again -0.068 before:against 0.02 before:all -0.026 before:also 0.049 before:am -0.02
  before:and 0.116 before:are 0.112 before:ask -0.172 before:asked -0.081 before:at -0.267 before:ate 0.095
  before:back -0.041 before:be -0.044 before:beat -0.114 before:because -0.25 before:been -0.086 before:before -0.093
  before:behind 0.093 before:boss 0.087 before:boy 0.168 before:brother 0.093 before:brought 0.193 before:buried -0.135
  before:but 0.026 before:by -0.251 before:bye -0.022 before:call 0.103 before:called 0.157 before:came -0.055
  before:cause 0.053 before:cousin 0.023 before:daughter 0.098 before:did -0.165 before:dinner 0.147 before:does -0.032
  before:down -0.02 before:drove 0.063 before:even 0.094 before:evening 0.196 before:fed 0.09 before:found -0.149
  before:friend 0.147 before:gave 0.05 before:get -0.068 before:girl 0.039 before:good -0.035 before:got -0.124
  before:granddaughter 0.115 before:grandson 0.124 before:had 0.067 before:has -0.024 before:have -0.093
  before:having -0.023 before:he's -0.03 before:hear 0.18 before:heard -0.06 before:helped -0.025 before:him -0.027
  before:hit -0.044 before:home 0.109 before:hours 0.039 before:how -0.047 before:i'm 0.062 before:in -0.449
  before:including -0.025 before:into -0.027 before:is 0.071 before:it -0.157 before:it's 0.147 before:knew -0.152
  before:know 0.111 before:lad 0.116 before:leave -0.033 before:left -0.152 before:let -0.051 before:like -0.374
  before:little 0.243 before:lost -0.065 before:loud -0.039 before:made -0.074 before:man -0.076 before:me -0.064
  before:met -0.058 before:morning 0.05 before:named 0.254 before:near -0.078 before:night 0.093 before:no -0.064
  before:not -0.13 before:o'clock 0.103 before:of 0.324 before:off 0.11 before:ok 0.04 before:on -0.402 before:one 0.159
  before:only 0.059 before:our 0.036 before:out 0.17 before:own 0.058 before:paid 0.074 before:past -0.163
  before:phone 0.087 before:played -0.034 before:put -0.096 before:rang 0.15 before:ring 0.021 before:round -0.026
  before:said -0.419 before:saw -0.126 before:say -0.115 before:saying -0.042 before:says -0.031 before:see -0.088
  before:seen -0.172 before:send -0.111 before:sent 0.133 before:she's 0.021 before:show -0.048 before:showed 0.07
  before:since -0.351 before:sister 0.246 before:so 0.295 before:son 0.121 before:standard -0.033 before:still -0.065
  before:take 0.054 before:taught -0.026 before:teacher 0.069 before:tell -0.065 before:than -0.024 before:that -0.242
  before:that's -0.223 before:the -0.178 before:them 0.031 before:then 0.341 before:there -0.034 before:till -0.113
  before:time 0.083 before:to -0.035 before:today 0.03 before:told 0.286 before:took -0.096 before:uncle -0.041
  before:until -0.067 before:up 0.113 before:walked 0.027 before:was 0.406 before:washed -0.068 before:watched -0.027
  before:wee 0.123 before:well 0.033 before:were -0.032 before:when -0.075 before:where 0.076 before:which -0.066
  before:while 0.028 before:whole -0.021 before:wi 0.029 before:wife 0.034 before:with 0.24 before:written 0.025
  before:wrote -0.066 before:you -0.091 before:young 0.175 beside:0 0.235 beside:1 -0.054 beside:2 -0.212
  beside:3 -0.368 cast:heart:0 0.142 cast:heart:1 0.055 cast:heart:3 -0.084 cast:notes:1 0.056 cast:notes:2 0.18
  cast:notes:3 -0.12 cast:of_few 0.339 danger -0.377 danger:animal -0.303 danger:cast -0.25 danger:kin 0.27
  danger:listed -0.121 danger:many -0.117 danger:maybe 0.271 danger:person -0.211 danger:titled 0.048 deeds:0 -0.2
  deeds:1 -0.131 does_in_heart 0.212 ends_note -0.155 goes_on:0 -0.364 goes_on:1 -0.149 goes_on:2 -0.052 goes_on:3 0.026
  goes_on:4 0.178 heart_share:0 -0.363 heart_share:4 -0.114 heart_share:5 0.107 heart:0 -0.225 heart:1 -0.123
  heart:2 -0.085 heart:3 0.046 in_company 0.454 in_heart:0 -0.276 in_heart:1 0.064 kin:heart:0 -0.118 kin:heart:1 0.07
  kin:heart:2 0.055 kin:heart:3 0.119 kin:notes:3 0.138 kin:of_few 0.234 kind:animal -0.288 kind:cast 0.115
  kind:kin 0.127 kind:listed 0.306 kind:many -0.294 kind:maybe -0.46 kind:own 0.189 kind:person -0.146 kind:titled 0.071
  kindness 0.13 known_place -0.416 length:0 0.12 length:1 0.08 length:3 -0.344 length:4 -0.235 listed:heart:0 0.116
  listed:heart:1 -0.024 listed:heart:2 0.095 listed:heart:3 0.122 listed:notes:1 0.033 listed:notes:3 0.283
  listed:of_few 0.335 maker -0.215 many:heart:0 -0.287 many:heart:1 -0.189 many:heart:3 0.165 many:notes:1 -0.061
  many:notes:2 -0.206 many:of_few -0.189 maybe:heart:0 -0.166 maybe:heart:1 -0.151 maybe:heart:2 0.028
  maybe:heart:3 -0.177 maybe:notes:1 -0.546 maybe:notes:2 0.072 maybe:of_few -0.161 mentions:1 -0.226 mentions:2 -0.273
  mentions:3 -0.081 mentions:4 0.112 mentions:5 0.075 mentions:6 0.039 named:ahead:0 0.377 named:ahead:1 0.283
  named:ahead:2 0.062 named:ahead:3 -0.132 named:ahead:4 -0.442 named:alone_in_heart 0.023 named:among:1 -0.167
  named:among:2 -0.138 named:among:3 0.188 named:among:4 0.134 named:among:5 0.209 named:among:6 -0.07
  named:deeds:0 0.051 named:deeds:1 0.05 named:goes_on:0 -0.196 named:goes_on:1 -0.147 named:goes_on:2 -0.046
  named:goes_on:3 0.122 named:goes_on:4 0.418 named:heart_share:0 -0.075 named:heart_share:1 0.034
  named:heart_share:4 0.11 named:heart_share:5 0.102 note:heavy -0.135 note:light 0.118 note:tender -0.034
  notes:1 -0.287 notes:2 -0.205 notes:3 0.044 notes:4 0.125 often 0.214 opens_note 0.297 own:heart:1 0.087
  own:heart:3 0.077 own:notes:1 0.181 own:of_few 0.081 owner 0.181 part_in_heart 0.288 parts:0 -0.713 parts:1 -0.029
  parts:2 0.336 person:heart:0 0.098 person:heart:1 -0.115 person:heart:2 -0.116 person:notes:1 0.05
  person:notes:2 -0.116 person:notes:3 -0.084 person:of_few -0.481 plain_danger -0.732 present 0.612 quoted -0.343
  share:0 -0.598 share:1 -0.084 share:2 0.176 share:3 0.026 share:4 0.05 share:5 0.032 speaks -0.18 taken_up 0.23
  titled:heart:0 0.143 titled:heart:1 0.191 titled:heart:2 -0.173 titled:heart:3 -0.09 titled:notes:1 0.101
  titled:notes:2 -0.082 titled:notes:3 0.051 titled:of_few 0.142 to_writer 0.373 told:1 -0.035 told:2 0.113
  told:3 -0.118 told:4 -0.32 unnamed:ahead:0 0.122 unnamed:ahead:1 -0.044 unnamed:ahead:2 0.032 unnamed:ahead:3 -0.224
  unnamed:ahead:4 -0.425 unnamed:alone_in_heart -0.03 unnamed:among:0 0.092 unnamed:among:1 0.028 unnamed:among:2 -0.027
  unnamed:among:3 -0.023 unnamed:among:4 -0.279 unnamed:among:6 -0.319 unnamed:deeds:0 -0.318 unnamed:deeds:1 -0.195
  unnamed:deeds:2 -0.031 unnamed:goes_on:0 -0.203 unnamed:goes_on:3 -0.096 unnamed:goes_on:4 -0.24
  unnamed:heart_share:0 -0.299 unnamed:heart_share:1 -0.03 unnamed:heart_share:2 0.023 unnamed:heart_share:4 -0.223
`);
export const bias = -0.292;
