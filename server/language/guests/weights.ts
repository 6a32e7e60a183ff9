// Learned by `npm run train:guests` from what readers said of invented weeks; `scripts/guests` holds them.

import { read } from './read-weights.ts';

/** What each sign of `heart.ts` makes of a note. */
export const heart = read(`
  a_first 0.584 act_towards_the_writer 0.618 again -0.262 all 0.114 an_end 0.2 call 0.225 cry 0.884 dark 1.146
  grey 0.388 heavy 0.286 kin 0.222 length 1.083 longest 0.058 never 0.841 news -0.624 only 0.257 present -0.128
  rank_of_length -0.411 somebody 0.541 someone 0.263 speech 0.023 tears 0.59 tender 0.325 together 0.126 touch 0.138
  unsaid 0.427 years 0.356
`);

/** What each sign of `signs.ts` makes of somebody, and what they begin with. */
export const guest = read(`
  after_denial 0.048 after_writer -0.119 after:,first 0.033 after:,for -0.028 after:,from -0.036 after:,gave 0.038
  after:,he -0.093 after:,his 0.1 after:,i -0.091 after:,in -0.031 after:,is -0.049 after:,it -0.025 after:,it's 0.111
  after:,my 0.029 after:,no -0.052 after:,not -0.067 after:,one -0.074 after:,only -0.025 after:,she 0.067
  after:,so -0.041 after:,the -0.076 after:,three 0.058 after:,very -0.034 after:,who 0.419 after:,who's 0.143
  after:,with 0.177 after:,you -0.072 after:. -0.144 after:2 -0.05 after:9 0.041 after:a -0.098 after:about -0.081
  after:after 0.053 after:again 0.025 after:all -0.062 after:also -0.034 after:always -0.089 after:and -0.112
  after:are -0.05 after:arrived 0.072 after:as -0.053 after:ask 0.036 after:asked 0.188 after:asks 0.021
  after:asleep 0.04 after:at 0.036 after:ate 0.153 after:back 0.062 after:beat -0.14 after:because 0.17 after:bed 0.037
  after:been 0.071 after:behind -0.049 after:beside 0.077 after:birthday -0.122 after:bought 0.049 after:boy 0.243
  after:bring 0.083 after:but -0.096 after:by -0.059 after:call 0.058 after:called 0.02 after:came 0.134
  after:can -0.035 after:can't -0.139 after:car 0.097 after:carried -0.085 after:clapped 0.036 after:come 0.144
  after:comes 0.032 after:coming 0.031 after:cooked -0.073 after:could 0.049 after:cried 0.09 after:cut 0.156
  after:dad 0.03 after:danced -0.05 after:daughter -0.08 after:did 0.203 after:didn't -0.049 after:died -0.202
  after:doesn't -0.068 after:done 0.058 after:down 0.082 after:drew 0.163 after:dropped -0.083 after:drove 0.067
  after:eating -0.092 after:face 0.055 after:fell -0.079 after:followed -0.169 after:forgot 0.059 after:found 0.02
  after:from 0.344 after:give 0.182 after:go 0.029 after:goes -0.071 after:gone -0.03 after:good -0.095 after:got 0.109
  after:had 0.415 after:hair 0.285 after:has -0.031 after:have 0.14 after:he 0.124 after:he's -0.096 after:head -0.052
  after:heard 0.023 after:held 0.193 after:her 0.037 after:his 0.073 after:hit 0.038 after:holding 0.049
  after:holds 0.051 after:home 0.058 after:house -0.042 after:i -0.117 after:i've 0.02 after:in 0.274 after:is 0.022
  after:it -0.02 after:it's -0.088 after:just 0.154 after:kept 0.029 after:kissed 0.088 after:knew 0.054
  after:knows 0.107 after:laughed -0.066 after:learned 0.039 after:left 0.156 after:let -0.041 after:look -0.055
  after:made 0.105 after:make -0.033 after:measured 0.071 after:mother -0.094 after:moved -0.082 after:must -0.06
  after:my 0.06 after:name -0.122 after:never 0.027 after:new -0.189 after:next 0.187 after:no -0.101
  after:nobody -0.024 after:now -0.025 after:of -0.044 after:off 0.043 after:old -0.022 after:on 0.233
  after:opened 0.094 after:or -0.152 after:over 0.092 after:paid -0.03 after:passed -0.214 after:phone 0.027
  after:phoned 0.085 after:photo -0.04 after:picked -0.217 after:place 0.029 after:put 0.027 after:ran 0.114
  after:rang 0.143 after:read 0.057 after:room -0.071 after:round -0.04 after:said -0.121 after:sang -0.035
  after:saw 0.042 after:say 0.065 after:says -0.216 after:screamed -0.051 after:see 0.02 after:sent -0.08
  after:she's 0.06 after:shouted 0.112 after:showed 0.098 after:side -0.024 after:sister 0.034 after:slept 0.048
  after:so -0.095 after:start 0.023 after:started 0.026 after:stayed -0.113 after:still 0.055 after:stood 0.229
  after:stopped 0.023 after:take -0.03 after:taught -0.105 after:team -0.035 after:telephoned -0.046 after:tell 0.059
  after:texted -0.051 after:that -0.261 after:that's -0.05 after:the 0.151 after:there -0.043 after:this 0.032
  after:threw 0.059 after:till -0.045 after:to -0.205 after:today -0.063 after:told -0.227 after:too 0.078
  after:took -0.101 after:tooth 0.064 after:tried 0.021 after:turned -0.112 after:two 0.032 after:under -0.074
  after:up 0.171 after:used -0.106 after:voice 0.11 after:waiting 0.037 after:walked -0.029 after:wanted 0.152
  after:was 0.159 after:watched 0.047 after:we 0.053 after:went -0.128 after:were -0.097 after:when 0.169
  after:which -0.027 after:who 0.231 after:wife -0.03 after:will -0.162 after:with 0.054 after:won -0.058
  after:won't 0.035 after:wore -0.03 after:would 0.058 after:wouldn't -0.169 after:wrote 0.03 after:yelled 0.047
  after:you -0.038 after:you're 0.022 animal:heart:0 -0.219 animal:heart:1 0.036 animal:heart:2 -0.082
  animal:heart:3 -0.054 animal:notes:1 -0.21 animal:notes:2 -0.039 animal:of_few -0.298 as_a_place -0.155
  bearing:free 0.047 bearing:quiet -0.202 bearing:steady -0.251 before:,me 0.05 before:,no -0.024 before:,said -0.067
  before:,says -0.023 before:. 0.504 before:a -0.029 before:about -0.185 before:after -0.109 before:against 0.037
  before:all -0.049 before:am -0.051 before:as -0.159 before:ask -0.117 before:asked 0.02 before:at -0.26
  before:ate 0.08 before:be -0.038 before:beat -0.124 before:because -0.121 before:before -0.09 before:behind 0.054
  before:boy 0.15 before:brother 0.087 before:brought 0.155 before:but -0.024 before:by -0.284 before:call 0.058
  before:called 0.268 before:carried 0.023 before:cause 0.037 before:cousin 0.047 before:daughter 0.076
  before:did -0.071 before:dinner 0.104 before:does -0.024 before:drove 0.073 before:even 0.023 before:evening 0.077
  before:fed 0.072 before:for 0.035 before:found -0.166 before:friend 0.158 before:frm -0.09 before:from -0.024
  before:gave -0.053 before:get -0.119 before:got -0.067 before:had 0.127 before:have -0.108 before:he's -0.032
  before:hear 0.14 before:heard -0.071 before:her -0.03 before:him -0.051 before:hit -0.024 before:home 0.124
  before:hours 0.048 before:how -0.035 before:i'm 0.024 before:if 0.042 before:in -0.401 before:into -0.062
  before:is -0.082 before:it -0.081 before:it's -0.059 before:knew -0.101 before:left -0.05 before:let -0.045
  before:like -0.34 before:little 0.198 before:lost -0.026 before:make -0.029 before:man -0.097 before:me 0.029
  before:met -0.079 before:my 0.033 before:named 0.221 before:near -0.024 before:neighbour 0.091 before:night 0.062
  before:not -0.095 before:now -0.045 before:of 0.243 before:old -0.076 before:on -0.259 before:one 0.119
  before:our -0.026 before:out 0.13 before:over -0.024 before:past -0.126 before:put -0.021 before:rang 0.118
  before:said -0.352 before:saw -0.159 before:say -0.103 before:says -0.049 before:see 0.04 before:sent 0.03
  before:she's 0.022 before:show -0.033 before:showed 0.056 before:since -0.171 before:sister 0.131 before:so 0.265
  before:son 0.051 before:still -0.032 before:tae 0.021 before:take 0.063 before:taught -0.092 before:teacher 0.041
  before:tell -0.038 before:telling -0.047 before:that -0.221 before:that's -0.251 before:the -0.156 before:then 0.385
  before:there -0.037 before:there's 0.044 before:till -0.083 before:told 0.176 before:took 0.049 before:uncle -0.081
  before:until -0.059 before:walked 0.027 before:was 0.177 before:watched -0.028 before:wee 0.048 before:well 0.024
  before:what -0.043 before:where 0.082 before:which -0.075 before:while 0.086 before:wi -0.028 before:with 0.215
  before:written 0.022 before:young 0.106 cast:heart:0 0.214 cast:heart:1 -0.037 cast:heart:3 0.089 cast:notes:1 0.141
  cast:notes:2 0.177 cast:notes:3 -0.052 cast:of_few 0.411 danger -0.441 danger:animal -0.19 danger:cast -0.281
  danger:kin 0.221 danger:listed -0.321 danger:many -0.029 danger:maybe 0.23 danger:own 0.029 danger:person -0.034
  danger:titled -0.066 deeds:0 -0.269 deeds:1 -0.157 deeds:2 0.054 does_in_heart 0.136 ends_note -0.36 heart:0 -0.124
  heart:1 -0.088 heart:2 -0.091 heart:3 -0.1 in_company 0.458 in_heart:0 -0.249 in_heart:1 0.125 in_heart:2 -0.024
  in_heart:3 0.027 kin:heart:1 -0.057 kin:heart:2 0.188 kin:notes:2 -0.022 kin:notes:3 0.132 kin:of_few 0.09
  kind:animal -0.32 kind:cast 0.266 kind:kin 0.125 kind:listed 0.342 kind:many -0.322 kind:maybe -0.49 kind:own 0.119
  kind:person -0.128 kindness 0.171 known_place -0.391 length:0 0.184 length:1 0.069 length:2 -0.072 length:3 -0.323
  length:4 -0.256 listed:heart:0 0.095 listed:heart:1 0.088 listed:heart:2 0.193 listed:heart:3 -0.033
  listed:notes:1 0.174 listed:notes:2 -0.026 listed:notes:3 0.194 listed:of_few 0.322 maker -0.251 many:heart:0 -0.191
  many:heart:1 -0.08 many:heart:3 -0.046 many:notes:1 -0.145 many:notes:2 -0.167 many:of_few -0.182 maybe:heart:0 -0.159
  maybe:heart:1 -0.194 maybe:heart:2 -0.13 maybe:notes:1 -0.519 maybe:notes:3 0.021 maybe:of_few -0.13 mentions:1 -0.162
  mentions:2 -0.38 mentions:3 -0.074 mentions:4 0.083 mentions:5 0.06 mentions:6 0.05 named:ahead:0 0.408
  named:ahead:1 0.278 named:ahead:2 0.035 named:ahead:3 -0.021 named:ahead:4 -0.445 named:among:1 -0.045
  named:among:2 0.087 named:among:3 0.082 named:among:4 0.128 named:among:5 0.284 named:among:6 -0.28
  named:deeds:0 0.061 named:deeds:1 0.134 named:deeds:2 0.043 note:heavy -0.145 note:light 0.124 note:tender 0.063
  notes:1 -0.434 notes:2 -0.079 notes:3 0.052 notes:4 0.117 often 0.327 opens_note 0.379 own:heart:0 -0.035
  own:heart:1 0.094 own:heart:3 0.055 own:notes:1 0.114 own:of_few 0.071 owner 0.249 part_in_heart 0.102 parts:0 -0.808
  parts:1 -0.061 parts:2 0.46 person:heart:0 0.028 person:heart:2 -0.152 person:notes:1 -0.083 person:notes:2 0.028
  person:of_few -0.397 plain_danger -0.844 present 0.698 quoted -0.478 share:0 -0.411 share:1 -0.09 share:2 0.193
  share:3 0.023 share:4 -0.02 share:5 -0.094 speaks -0.198 taken_up 0.342 titled:heart:0 0.133 titled:heart:1 0.058
  titled:heart:2 -0.105 titled:heart:3 -0.072 titled:notes:1 0.026 titled:notes:2 -0.043 titled:notes:3 0.03
  titled:of_few 0.047 to_writer 0.381 told:1 -0.051 told:2 0.086 told:3 -0.1 told:4 -0.33 unnamed:ahead:0 0.268
  unnamed:ahead:2 -0.203 unnamed:ahead:3 -0.356 unnamed:ahead:4 -0.357 unnamed:among:0 0.321 unnamed:among:1 0.056
  unnamed:among:2 -0.136 unnamed:among:3 0.088 unnamed:among:4 -0.235 unnamed:among:5 -0.183 unnamed:among:6 -0.561
  unnamed:deeds:0 -0.37 unnamed:deeds:1 -0.296
`);
export const bias = -0.359;
