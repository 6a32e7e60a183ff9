// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from '../base/read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.461 act_towards_the_writer 0.25 again -0.103 all 0.102 an_end 0.154 call 0.092 cry 0.809 dark 0.192
  grey 0.21 heavy -0.041 kin 0.173 length 1.178 length_of_the_last_sentence -0.219 longest 0.128 never 0.648 news -0.359
  only 0.1 present -0.146 rank_of_length 0.446 sentences 1.102 share_of_denial -0.081 share_of_me 0.269
  share_of_others 1.272 share_of_the_writer 0.239 somebody 0.031 someone 0.127 speech 0.141 tears 0.414 tender 0.025
  together 0.028 touch 0.193 unsaid 0.464 years 0.162
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  a_word_as_well 0.153 after_denial 0.061 after_writer -0.033 after:,first 0.073 after:,for -0.031 after:,four 0.052
  after:,from -0.024 after:,gave 0.027 after:,he -0.161 after:,he's 0.021 after:,his 0.102 after:,i -0.134
  after:,in -0.038 after:,is -0.044 after:,it -0.051 after:,it's 0.121 after:,mrs -0.037 after:,my 0.041
  after:,no -0.063 after:,not -0.091 after:,one -0.074 after:,rain 0.04 after:,second -0.028 after:,she 0.171
  after:,so -0.039 after:,that -0.04 after:,the -0.107 after:,they -0.028 after:,this -0.033 after:,three 0.054
  after:,two 0.027 after:,very -0.026 after:,we -0.043 after:,who 0.424 after:,who's 0.134 after:,with 0.166
  after:,you -0.079 after:. -0.132 after:2 -0.061 after:a -0.05 after:about -0.048 after:across 0.058 after:all -0.056
  after:alone 0.085 after:already 0.022 after:always -0.098 after:and -0.126 after:are -0.024 after:arrived 0.088
  after:as -0.049 after:ask 0.044 after:asked 0.179 after:asleep 0.021 after:at 0.16 after:ate 0.185 after:back 0.116
  after:beat -0.156 after:because 0.129 after:bed 0.022 after:been 0.091 after:before 0.022 after:beside 0.081
  after:birthday -0.142 after:bought -0.087 after:boy 0.23 after:bring 0.073 after:broke -0.22 after:brother -0.025
  after:but -0.101 after:by -0.03 after:call 0.087 after:called 0.069 after:calls 0.098 after:came 0.109 after:can 0.022
  after:can't -0.145 after:car 0.103 after:carried -0.02 after:caught 0.04 after:clapped 0.051 after:come 0.184
  after:comes 0.077 after:coming 0.063 after:cook 0.091 after:cooked -0.07 after:could 0.06 after:couldn't -0.038
  after:cousin -0.088 after:cried 0.056 after:cut 0.051 after:dad 0.046 after:daughter -0.058 after:did 0.271
  after:didn't -0.048 after:died -0.192 after:does -0.1 after:doesn't -0.09 after:done 0.043 after:down 0.041
  after:downstairs 0.057 after:drew 0.176 after:dropped -0.087 after:drove 0.119 after:eating -0.099 after:face 0.057
  after:fell -0.208 after:first 0.041 after:followed -0.153 after:for -0.044 after:forgot 0.063 after:forty -0.057
  after:from 0.388 after:funeral -0.115 after:gave 0.172 after:gets 0.082 after:give 0.185 after:go 0.052
  after:goes -0.075 after:gone -0.085 after:good -0.113 after:got 0.07 after:had 0.603 after:hair 0.223 after:has -0.05
  after:have 0.161 after:he 0.021 after:he's -0.071 after:head -0.048 after:heard 0.054 after:held 0.222 after:her 0.042
  after:hit 0.054 after:holding 0.033 after:holds 0.057 after:house -0.024 after:i -0.045 after:if -0.039 after:in 0.35
  after:is -0.046 after:it -0.085 after:it's -0.075 after:just 0.172 after:kept 0.093 after:kissed 0.108
  after:knows 0.095 after:laugh -0.064 after:laughed -0.084 after:learned 0.066 after:left 0.192 after:let -0.059
  after:look -0.041 after:looked -0.127 after:lose 0.088 after:lost -0.022 after:made 0.099 after:measured 0.064
  after:mom 0.024 after:mother -0.115 after:moved -0.03 after:mum 0.109 after:must -0.072 after:my 0.136
  after:name -0.063 after:nearly 0.028 after:never -0.026 after:new -0.136 after:next 0.188 after:no -0.09
  after:nobody -0.02 after:of 0.063 after:off -0.064 after:offered 0.021 after:on 0.276 after:opened 0.133
  after:or -0.153 after:ordered -0.035 after:out -0.025 after:over 0.142 after:paid -0.036 after:park -0.033
  after:pass 0.071 after:passed -0.32 after:phone 0.021 after:phoned 0.098 after:photo -0.046 after:picked -0.274
  after:place 0.039 after:pulled -0.04 after:ran 0.089 after:rang 0.215 after:read 0.074 after:reading -0.034
  after:rode -0.021 after:room -0.072 after:round -0.038 after:said -0.171 after:sat 0.021 after:saved -0.16
  after:say -0.052 after:says -0.265 after:screamed -0.022 after:sent 0.055 after:she -0.021 after:she's 0.05
  after:shouted 0.093 after:showed 0.053 after:since -0.022 after:sister -0.059 after:slept 0.137 after:so -0.128
  after:sold -0.03 after:start 0.026 after:stayed -0.095 after:still 0.062 after:stood 0.153 after:stuck 0.103
  after:tae 0.022 after:take -0.048 after:taught 0.083 after:team -0.024 after:telephoned -0.03 after:tell 0.077
  after:texted -0.022 after:that -0.26 after:that's -0.038 after:the 0.212 after:there -0.066 after:they -0.031
  after:this 0.023 after:threw 0.045 after:till -0.055 after:to -0.194 after:today -0.149 after:told -0.161
  after:too 0.083 after:took -0.115 after:tooth 0.063 after:turned -0.1 after:twice -0.056 after:two 0.028
  after:under -0.041 after:up 0.218 after:used -0.101 after:voice 0.098 after:waiting 0.036 after:walked 0.139
  after:walking -0.091 after:want 0.042 after:wanted 0.091 after:wants 0.061 after:was 0.22 after:watched 0.047
  after:we 0.069 after:went -0.138 after:were -0.1 after:when 0.16 after:which -0.024 after:who 0.238 after:wife -0.037
  after:will -0.169 after:with 0.129 after:woke 0.038 after:won't 0.053 after:wore -0.024 after:would 0.032
  after:wouldn't -0.17 after:write 0.059 after:wrote 0.07 after:yelled 0.054 after:you -0.072 after:you're 0.022
  animal:heart:0 -0.221 animal:heart:1 -0.026 animal:heart:2 0.023 animal:heart:3 -0.071 animal:notes:1 -0.149
  animal:notes:2 -0.065 animal:of_few -0.283 as_a_place -0.135 bearing:free -0.026 bearing:quiet -0.155
  bearing:steady -0.185 before:,me -0.09 before:,no -0.026 before:,said -0.064 before:,says -0.036 before:. 0.53
  before:4 -0.083 before:a -0.028 before:about -0.176 before:after -0.101 before:against 0.022 before:all -0.074
  before:also 0.042 before:am -0.057 before:and 0.033 before:are 0.111 before:as -0.089 before:ask -0.125
  before:asked -0.022 before:at -0.233 before:ate 0.087 before:back -0.036 before:be -0.034 before:beat -0.116
  before:because -0.222 before:before -0.061 before:behind 0.051 before:boss 0.087 before:boy 0.172 before:brother 0.095
  before:brought 0.137 before:buried -0.055 before:but -0.024 before:by -0.202 before:call 0.071 before:called 0.13
  before:carried 0.02 before:cause 0.043 before:cousin 0.036 before:daughter 0.131 before:did -0.087 before:dinner 0.129
  before:does -0.037 before:down -0.022 before:dropped -0.034 before:drove 0.062 before:evening 0.069 before:fed 0.101
  before:found -0.133 before:friend 0.173 before:get -0.074 before:got -0.075 before:grandson 0.102 before:had 0.097
  before:has -0.02 before:have -0.088 before:he's -0.027 before:hear 0.151 before:heard -0.074 before:him -0.048
  before:hit -0.03 before:home 0.106 before:hours 0.039 before:how -0.039 before:i'm 0.057 before:if 0.03
  before:in -0.362 before:including -0.027 before:into -0.067 before:is -0.041 before:it -0.14 before:it's 0.027
  before:knew -0.096 before:know 0.037 before:lad 0.099 before:left -0.078 before:let -0.048 before:like -0.35
  before:little 0.231 before:lost -0.053 before:loud -0.039 before:made -0.05 before:man -0.081 before:met -0.035
  before:my 0.028 before:named 0.255 before:near -0.048 before:night 0.057 before:not -0.055 before:now -0.041
  before:of 0.282 before:off 0.078 before:ok 0.046 before:old -0.125 before:on -0.322 before:one 0.182 before:only 0.069
  before:out 0.158 before:over -0.027 before:past -0.134 before:phone 0.092 before:put -0.026 before:rang 0.134
  before:round -0.032 before:said -0.451 before:saw -0.158 before:say -0.115 before:says -0.024 before:see 0.06
  before:seen -0.093 before:send -0.104 before:sent 0.042 before:she's 0.023 before:show -0.04 before:showed 0.047
  before:since -0.224 before:sister 0.241 before:so 0.25 before:son 0.12 before:still -0.054 before:supervisor -0.02
  before:take 0.053 before:teacher 0.072 before:tell -0.054 before:that -0.234 before:that's -0.22 before:the -0.153
  before:then 0.335 before:there -0.054 before:there's 0.021 before:till -0.106 before:to -0.022 before:today -0.117
  before:told 0.275 before:took -0.094 before:two 0.032 before:uncle -0.066 before:until -0.056 before:walked 0.035
  before:was 0.178 before:washed -0.057 before:watched -0.024 before:wee 0.109 before:were -0.028 before:what -0.024
  before:when -0.062 before:where 0.09 before:which -0.043 before:while 0.055 before:whole -0.021 before:wife 0.044
  before:with 0.281 before:written 0.02 before:young 0.108 beside:0 0.26 beside:1 -0.054 beside:2 -0.22 beside:3 -0.353
  cast:heart:0 0.222 cast:heart:1 0.075 cast:heart:2 0.03 cast:heart:3 -0.159 cast:notes:1 0.026 cast:notes:2 0.22
  cast:notes:3 -0.078 cast:of_few 0.425 danger -0.403 danger:animal -0.266 danger:cast -0.325 danger:kin 0.32
  danger:listed -0.225 danger:many -0.094 danger:maybe 0.256 danger:person -0.185 danger:titled 0.076 deeds:0 -0.221
  deeds:1 -0.149 deeds:2 0.046 does_in_heart 0.254 ends_note -0.194 goes_on:0 -0.372 goes_on:1 -0.131 goes_on:2 -0.07
  goes_on:3 0.046 goes_on:4 0.183 heart_share:0 -0.229 heart_share:1 0.042 heart_share:2 0.024 heart_share:3 -0.085
  heart_share:4 -0.111 heart:0 -0.137 heart:1 -0.086 heart:2 -0.071 heart:3 -0.069 in_company 0.528 in_heart:0 -0.237
  in_heart:1 0.098 in_heart:2 0.028 in_heart:3 -0.021 kin:heart:0 -0.07 kin:heart:2 0.077 kin:heart:3 0.074
  kin:notes:3 0.094 kin:of_few 0.154 kind:animal -0.296 kind:cast 0.168 kind:kin 0.098 kind:listed 0.333
  kind:many -0.264 kind:maybe -0.446 kind:own 0.157 kind:person -0.127 kindness 0.161 known_place -0.363 length:0 0.174
  length:1 0.11 length:3 -0.333 length:4 -0.321 listed:heart:0 0.137 listed:heart:1 0.036 listed:heart:2 0.096
  listed:heart:3 0.067 listed:notes:1 0.082 listed:notes:2 -0.025 listed:notes:3 0.278 listed:of_few 0.307 maker -0.273
  many:heart:0 -0.275 many:heart:1 -0.203 many:heart:2 0.054 many:heart:3 0.16 many:notes:1 -0.06 many:notes:2 -0.173
  many:of_few -0.175 maybe:heart:0 -0.103 maybe:heart:1 -0.141 maybe:heart:2 -0.02 maybe:heart:3 -0.181
  maybe:notes:1 -0.566 maybe:notes:2 0.059 maybe:notes:3 0.063 maybe:of_few -0.132 mentions:1 -0.112 mentions:2 -0.339
  mentions:3 -0.117 mentions:4 0.086 mentions:5 0.062 mentions:6 0.034 named:ahead:0 0.317 named:ahead:1 0.257
  named:ahead:2 0.1 named:ahead:3 -0.062 named:ahead:4 -0.438 named:alone_in_heart -0.038 named:among:1 -0.182
  named:among:2 -0.128 named:among:3 0.199 named:among:4 0.116 named:among:5 0.268 named:among:6 -0.097
  named:deeds:0 0.043 named:deeds:1 0.058 named:deeds:2 0.052 named:goes_on:0 -0.17 named:goes_on:1 -0.148
  named:goes_on:2 -0.024 named:goes_on:3 0.193 named:goes_on:4 0.32 named:heart_share:1 0.039 named:heart_share:5 0.144
  note:heavy -0.104 note:light 0.177 note:tender 0.024 notes:1 -0.394 notes:2 -0.082 notes:3 0.12 notes:4 0.075
  often 0.296 opens_note 0.299 own:heart:0 0.022 own:heart:1 0.099 own:heart:2 -0.052 own:heart:3 0.087
  own:notes:1 0.151 own:of_few 0.087 owner 0.246 part_in_heart 0.241 parts:0 -0.712 parts:2 0.322 person:heart:0 0.073
  person:heart:1 -0.096 person:heart:2 -0.156 person:heart:3 0.054 person:notes:2 -0.026 person:notes:3 -0.087
  person:of_few -0.402 plain_danger -0.715 present 0.602 quoted -0.386 share:0 -0.493 share:1 -0.025 share:2 0.202
  share:3 0.03 share:5 -0.092 speaks -0.216 taken_up 0.212 titled:heart:0 0.084 titled:heart:1 0.154
  titled:heart:2 -0.121 titled:heart:3 -0.097 titled:notes:1 0.066 titled:notes:2 -0.084 titled:notes:3 0.038
  titled:of_few 0.091 to_writer 0.365 told:1 0.02 told:2 0.177 told:3 -0.124 told:4 -0.41 unnamed:ahead:0 0.166
  unnamed:ahead:2 -0.044 unnamed:ahead:3 -0.266 unnamed:ahead:4 -0.38 unnamed:among:0 0.161 unnamed:among:1 0.065
  unnamed:among:2 -0.135 unnamed:among:3 -0.053 unnamed:among:4 -0.225 unnamed:among:6 -0.323 unnamed:deeds:0 -0.311
  unnamed:deeds:1 -0.217 unnamed:goes_on:0 -0.222 unnamed:goes_on:2 -0.045 unnamed:goes_on:3 -0.147
  unnamed:goes_on:4 -0.137 unnamed:heart_share:0 -0.245 unnamed:heart_share:2 0.033 unnamed:heart_share:3 -0.076
  unnamed:heart_share:4 -0.102 unnamed:heart_share:5 -0.142
`);
export const bias = -0.299;
