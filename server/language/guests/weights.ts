// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.381 act_towards_the_writer 0.233 again -0.108 all 0.114 an_end 0.18 call 0.101 cry 0.789 dark 0.137
  grey 0.304 heavy -0.063 kin 0.168 length 1.376 length_of_the_last_sentence -0.257 longest 0.116 names 0.087
  never 0.636 news -0.333 only 0.061 present -0.184 rank_of_length 0.618 sentences 1.157 share_of_denial -0.238
  share_of_me 0.282 share_of_others 1.285 share_of_the_writer 0.162 somebody 0.023 someone 0.157 speech 0.139
  tears 0.291 tender 0.042 touch 0.227 unsaid 0.433 years 0.159
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.157 after_writer -0.03 after:,a -0.057 after:,all -0.032 after:,first 0.071 after:,for -0.031
  after:,four 0.059 after:,from -0.024 after:,gave 0.034 after:,he -0.157 after:,he's 0.034 after:,his 0.078
  after:,i -0.104 after:,is -0.041 after:,it -0.064 after:,it's 0.123 after:,like -0.022 after:,mrs -0.034
  after:,my 0.036 after:,no -0.055 after:,not -0.13 after:,one -0.093 after:,put 0.038 after:,rain 0.04 after:,she 0.137
  after:,so -0.023 after:,that -0.051 after:,then 0.027 after:,they -0.054 after:,this -0.034 after:,three 0.055
  after:,very -0.032 after:,we -0.053 after:,which -0.049 after:,who 0.524 after:,who's 0.126 after:,with 0.181
  after:,you -0.088 after:. -0.159 after:1 0.08 after:2 -0.062 after:31 -0.082 after:9 0.026 after:a -0.045
  after:about -0.085 after:across 0.047 after:after -0.021 after:all -0.037 after:alone 0.097 after:already 0.057
  after:also -0.022 after:always -0.09 after:and -0.141 after:arrived 0.099 after:as -0.034 after:ask 0.108
  after:asked 0.156 after:asks 0.021 after:asleep 0.025 after:at 0.065 after:ate 0.184 after:back 0.122
  after:beat -0.156 after:because 0.086 after:bed 0.023 after:been 0.091 after:before -0.025 after:behind 0.145
  after:beside 0.082 after:birthday -0.157 after:bought -0.137 after:bowl -0.051 after:boy 0.204 after:bring 0.069
  after:broke -0.23 after:brought 0.032 after:but -0.132 after:by -0.025 after:call 0.086 after:called -0.068
  after:calls 0.099 after:came 0.095 after:can 0.024 after:can't -0.145 after:car 0.1 after:carried 0.04
  after:carry -0.059 after:caught 0.044 after:clapped 0.101 after:class 0.087 after:come 0.223 after:comes 0.13
  after:coming 0.041 after:cook 0.114 after:cooked -0.092 after:could 0.06 after:couldn't -0.12 after:cousin -0.103
  after:cried 0.032 after:crying 0.074 after:cut 0.032 after:dad 0.049 after:daughter -0.053 after:did 0.163
  after:didn't -0.026 after:died -0.188 after:doesn't -0.07 after:doing -0.037 after:down 0.052 after:downstairs 0.042
  after:drew 0.168 after:dropped -0.069 after:drove 0.124 after:eat -0.174 after:eating -0.1 after:face 0.053
  after:fell -0.193 after:finished -0.03 after:first 0.05 after:fixed 0.029 after:followed -0.149 after:for -0.112
  after:forgot 0.058 after:forty -0.056 after:found 0.039 after:from 0.449 after:funeral -0.135 after:gave 0.129
  after:get 0.091 after:gets 0.081 after:give 0.182 after:go 0.042 after:goes -0.089 after:gone -0.084 after:good -0.137
  after:got 0.066 after:had 0.692 after:hair 0.223 after:has -0.081 after:have 0.158 after:he -0.08 after:he's -0.055
  after:heard 0.053 after:held 0.235 after:her 0.042 after:here -0.031 after:hid -0.023 after:his 0.052 after:hit 0.066
  after:holding 0.028 after:holds 0.055 after:home 0.025 after:house -0.128 after:i -0.127 after:if -0.036
  after:in 0.409 after:instead -0.027 after:is -0.103 after:it -0.083 after:it's -0.083 after:just 0.347
  after:kept 0.115 after:kissed 0.113 after:knows 0.093 after:last 0.111 after:laugh -0.061 after:laughed -0.083
  after:learned 0.055 after:left 0.152 after:let -0.097 after:look -0.036 after:looked -0.124 after:looking 0.038
  after:lost -0.021 after:made 0.073 after:measured 0.062 after:mom 0.026 after:mother -0.103 after:move 0.124
  after:moved -0.026 after:mum 0.118 after:my 0.113 after:name -0.05 after:nearly 0.061 after:never 0.033
  after:new -0.135 after:next 0.187 after:no -0.089 after:nobody -0.02 after:not -0.025 after:now -0.028
  after:number 0.033 after:of 0.157 after:off -0.039 after:offered 0.024 after:old -0.03 after:on 0.309
  after:only -0.026 after:opened 0.184 after:or -0.159 after:ordered -0.035 after:out -0.038 after:over 0.145
  after:paid -0.137 after:park -0.029 after:pass 0.072 after:passed -0.298 after:people -0.06 after:phone -0.105
  after:phoned 0.074 after:photo -0.05 after:picked -0.192 after:place 0.029 after:played 0.043 after:put 0.089
  after:ran 0.089 after:rang 0.29 after:read 0.088 after:reading -0.036 after:rode -0.022 after:room -0.08
  after:round -0.035 after:run -0.025 after:said -0.105 after:sat 0.063 after:saved -0.161 after:say -0.052
  after:says -0.317 after:send -0.086 after:sent 0.088 after:she's 0.052 after:shed 0.029 after:shop -0.113
  after:should -0.074 after:shouted 0.097 after:showed 0.03 after:signed -0.033 after:since -0.042 after:sister -0.043
  after:slept 0.131 after:so -0.151 after:sold -0.023 after:start 0.027 after:stayed -0.093 after:still 0.109
  after:stood 0.082 after:stopped 0.039 after:stuck 0.109 after:taught 0.068 after:teach 0.085 after:telephoned -0.033
  after:tell 0.069 after:texted -0.02 after:that -0.267 after:that's -0.047 after:the 0.234 after:there -0.069
  after:they -0.033 after:thought 0.057 after:threw 0.02 after:till -0.051 after:to -0.176 after:today -0.148
  after:told -0.159 after:too 0.081 after:took -0.111 after:tooth 0.065 after:tree -0.039 after:turned -0.096
  after:twice -0.057 after:two 0.032 after:under -0.036 after:up 0.235 after:used -0.181 after:voice 0.099
  after:waited 0.037 after:waiting 0.037 after:walked 0.208 after:walking -0.104 after:want 0.028 after:wanted 0.094
  after:wants 0.032 after:was 0.223 after:watched 0.054 after:waved 0.053 after:we 0.059 after:went -0.126
  after:were -0.042 after:when 0.119 after:which -0.024 after:who 0.243 after:wife -0.045 after:will -0.166
  after:with 0.169 after:without 0.042 after:woke 0.047 after:won -0.157 after:won't 0.055 after:would 0.025
  after:wouldn't -0.153 after:write 0.055 after:wrote 0.044 after:yet -0.024 after:you -0.072 after:you're 0.021
  animal:heart:0 -0.229 animal:heart:1 -0.039 animal:heart:3 -0.043 animal:notes:1 -0.169 animal:notes:2 -0.058
  animal:of_few -0.315 as_a_place -0.173 bearing:free -0.053 bearing:quiet -0.131 bearing:steady -0.207
  before:,day 0.026 before:,it 0.062 before:,no -0.037 before:,one -0.029 before:,said -0.073 before:,says -0.038
  before:. 0.517 before:4 -0.082 before:a -0.075 before:about -0.22 before:after -0.127 before:against 0.021
  before:also 0.05 before:and 0.116 before:are 0.11 before:ask -0.138 before:at -0.249 before:ate 0.091
  before:back -0.044 before:be -0.029 before:beat -0.12 before:because -0.225 before:been -0.086 before:before -0.081
  before:behind 0.07 before:boss 0.087 before:bought -0.02 before:boy 0.175 before:brother 0.097 before:brought 0.124
  before:buried -0.084 before:by -0.263 before:call 0.078 before:called 0.142 before:came -0.049 before:cause 0.05
  before:cousin 0.026 before:daughter 0.102 before:did -0.107 before:dinner 0.143 before:does -0.036 before:dog -0.02
  before:drove 0.062 before:even 0.021 before:evening 0.195 before:fed 0.088 before:for -0.024 before:found -0.156
  before:friend 0.146 before:get -0.073 before:girl 0.041 before:good -0.037 before:got -0.089
  before:granddaughter 0.118 before:grandson 0.123 before:had 0.058 before:have -0.087 before:having -0.023
  before:he's -0.031 before:hear 0.159 before:heard -0.058 before:helped -0.028 before:him -0.047 before:hit -0.039
  before:home 0.113 before:hours 0.039 before:how -0.042 before:i'm 0.06 before:if 0.025 before:in -0.445
  before:including -0.025 before:into -0.024 before:is 0.059 before:it -0.161 before:it's 0.116 before:knew -0.141
  before:know 0.116 before:lad 0.111 before:leave -0.032 before:left -0.142 before:let -0.049 before:like -0.382
  before:little 0.243 before:lost -0.059 before:loud -0.039 before:made -0.11 before:man -0.077 before:me -0.054
  before:met -0.061 before:morning 0.05 before:named 0.247 before:near -0.067 before:neighbour 0.025 before:night 0.061
  before:no -0.033 before:not -0.1 before:o'clock 0.076 before:of 0.262 before:off 0.11 before:ok 0.038
  before:old -0.097 before:on -0.399 before:one 0.162 before:only 0.072 before:our 0.032 before:out 0.142
  before:over -0.022 before:own 0.061 before:paid 0.071 before:past -0.137 before:phone 0.091 before:put -0.07
  before:rang 0.18 before:round -0.034 before:said -0.439 before:saw -0.17 before:say -0.111 before:see -0.114
  before:seen -0.116 before:send -0.111 before:sent 0.121 before:she's 0.024 before:show -0.047 before:showed 0.074
  before:since -0.292 before:sister 0.234 before:so 0.285 before:son 0.114 before:still -0.05 before:take 0.054
  before:taught -0.024 before:teacher 0.043 before:tell -0.034 before:that -0.233 before:that's -0.226 before:the -0.172
  before:them 0.03 before:then 0.408 before:there -0.032 before:till -0.107 before:time 0.084 before:to -0.052
  before:today -0.057 before:told 0.258 before:took -0.1 before:uncle -0.028 before:until -0.066 before:up 0.062
  before:walked 0.026 before:was 0.356 before:washed -0.069 before:watched -0.027 before:wee 0.118 before:well -0.047
  before:were -0.031 before:when -0.092 before:where 0.086 before:which -0.038 before:while 0.033 before:whole -0.022
  before:wi 0.03 before:wife 0.043 before:with 0.258 before:written 0.024 before:wrote -0.062 before:you -0.072
  before:young 0.191 beside:0 0.239 beside:1 -0.044 beside:2 -0.196 beside:3 -0.388 cast:heart:0 0.167
  cast:heart:1 0.082 cast:heart:3 -0.114 cast:notes:1 0.066 cast:notes:2 0.179 cast:notes:3 -0.126 cast:of_few 0.319
  danger -0.377 danger:animal -0.281 danger:cast -0.249 danger:kin 0.257 danger:listed -0.146 danger:many -0.152
  danger:maybe 0.31 danger:person -0.228 danger:titled 0.078 deeds:0 -0.196 deeds:1 -0.128 does_in_heart 0.214
  ends_note -0.146 goes_on:0 -0.377 goes_on:1 -0.146 goes_on:2 -0.039 goes_on:3 0.022 goes_on:4 0.186
  heart_share:0 -0.358 heart_share:2 -0.027 heart_share:4 -0.084 heart_share:5 0.116 heart:0 -0.245 heart:1 -0.087
  heart:2 -0.083 heart:3 0.038 in_company 0.452 in_heart:0 -0.282 in_heart:1 0.072 in_heart:3 -0.041 kin:heart:0 -0.108
  kin:heart:1 0.044 kin:heart:2 0.086 kin:heart:3 0.109 kin:notes:3 0.13 kin:of_few 0.21 kind:animal -0.307
  kind:cast 0.119 kind:kin 0.131 kind:listed 0.326 kind:many -0.291 kind:maybe -0.475 kind:own 0.2 kind:person -0.133
  kind:titled 0.057 kindness 0.152 known_place -0.462 length:0 0.126 length:1 0.082 length:2 -0.02 length:3 -0.34
  length:4 -0.23 listed:heart:0 0.142 listed:heart:2 0.091 listed:heart:3 0.113 listed:notes:1 0.042
  listed:notes:3 0.303 listed:of_few 0.329 maker -0.232 many:heart:0 -0.286 many:heart:1 -0.195 many:heart:2 0.032
  many:heart:3 0.158 many:notes:1 -0.067 many:notes:2 -0.197 many:of_few -0.193 maybe:heart:0 -0.181
  maybe:heart:1 -0.152 maybe:heart:2 0.034 maybe:heart:3 -0.18 maybe:notes:1 -0.561 maybe:notes:2 0.081
  maybe:of_few -0.146 mentions:1 -0.163 mentions:2 -0.288 mentions:3 -0.119 mentions:4 0.084 mentions:5 0.068
  mentions:6 0.036 named:ahead:0 0.355 named:ahead:1 0.282 named:ahead:2 0.067 named:ahead:3 -0.112 named:ahead:4 -0.442
  named:alone_in_heart 0.03 named:among:1 -0.154 named:among:2 -0.153 named:among:3 0.178 named:among:4 0.141
  named:among:5 0.22 named:among:6 -0.075 named:deeds:0 0.06 named:deeds:1 0.046 named:goes_on:0 -0.207
  named:goes_on:1 -0.136 named:goes_on:2 -0.047 named:goes_on:3 0.131 named:goes_on:4 0.411 named:heart_share:0 -0.076
  named:heart_share:1 0.033 named:heart_share:2 -0.05 named:heart_share:4 0.123 named:heart_share:5 0.129
  note:heavy -0.171 note:light 0.16 notes:1 -0.316 notes:2 -0.161 notes:3 0.055 notes:4 0.115 often 0.225
  opens_note 0.307 own:heart:0 0.029 own:heart:1 0.08 own:heart:3 0.078 own:notes:1 0.194 own:of_few 0.098 owner 0.23
  part_in_heart 0.243 parts:0 -0.708 parts:1 -0.02 parts:2 0.332 person:heart:0 0.098 person:heart:1 -0.086
  person:heart:2 -0.144 person:notes:1 0.035 person:notes:2 -0.085 person:notes:3 -0.087 person:of_few -0.47
  plain_danger -0.721 present 0.551 quoted -0.379 share:0 -0.609 share:1 -0.064 share:2 0.186 share:3 0.036
  share:4 0.059 speaks -0.169 taken_up 0.215 titled:heart:0 0.119 titled:heart:1 0.198 titled:heart:2 -0.181
  titled:heart:3 -0.079 titled:notes:1 0.096 titled:notes:2 -0.089 titled:notes:3 0.05 titled:of_few 0.147
  to_writer 0.356 told:2 0.113 told:3 -0.118 told:4 -0.333 unnamed:ahead:0 0.146 unnamed:ahead:3 -0.235
  unnamed:ahead:4 -0.42 unnamed:alone_in_heart -0.027 unnamed:among:0 0.098 unnamed:among:1 0.024 unnamed:among:2 -0.048
  unnamed:among:4 -0.291 unnamed:among:5 0.028 unnamed:among:6 -0.326 unnamed:deeds:0 -0.315 unnamed:deeds:1 -0.187
  unnamed:deeds:2 -0.033 unnamed:goes_on:0 -0.203 unnamed:goes_on:3 -0.108 unnamed:goes_on:4 -0.225
  unnamed:heart_share:0 -0.289 unnamed:heart_share:1 -0.049 unnamed:heart_share:2 0.024 unnamed:heart_share:4 -0.207
`);
export const bias = -0.292;
