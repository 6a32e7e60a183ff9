// Learned by `npm run train:last-words` from what readers said of invented weeks; `scripts/last-words` learns it.

import { read } from '../base/read-weights.ts';

/** What each sign of `signs.ts` makes of a clause, and what they begin with. */
export const lastWord = read(`
  after_ 0.266 after_a -0.121 after_all 0.051 after_also -0.049 after_and -0.126 after_as -0.101 after_at -0.028
  after_because -0.073 after_both 0.076 after_but -0.615 after_by 0.023 after_came -0.02 after_don't 0.093
  after_even 0.225 after_every 0.054 after_everybody -0.085 after_everyone -0.044 after_first 0.02 after_five 0.175
  after_for -0.088 after_four -0.047 after_got 0.155 after_had -0.04 after_half -0.037 after_he -0.345 after_her -0.044
  after_his 0.054 after_how -0.023 after_i -0.605 after_i'm 0.131 after_i've -0.033 after_if -0.031 after_in 0.035
  after_is -0.062 after_it -0.986 after_it's -0.153 after_just -0.036 after_last -0.022 after_like 0.123
  after_maybe -0.037 after_me -0.046 after_my 0.145 after_no -0.041 after_not -0.146 after_one 0.056 after_put 0.173
  after_same -0.057 after_saying 0.127 after_she -0.207 after_she's -0.031 after_six -0.04 after_so -0.416
  after_somebody -0.139 after_still -0.022 after_that -0.768 after_then 0.187 after_they -0.35 after_this -0.051
  after_three -0.044 after_to -0.02 after_took -0.023 after_two -0.076 after_very -0.078 after_we -0.105
  after_when 0.163 after_where -0.064 after_who -0.502 after_with -0.23 after_you -0.736 again -0.291 all 0.236
  before_ -0.025 before_about -0.055 before_again 0.07 before_all 0.189 before_also -0.037 before_always 0.077
  before_and 0.354 before_anything 0.159 before_anyway -0.068 before_are -0.101 before_asked -0.679 before_at -0.049
  before_ate -0.046 before_back 0.076 before_bag 0.07 before_because -0.313 before_bed -0.049 before_box 0.04
  before_boy -0.042 before_but 0.213 before_can -0.081 before_car 0.166 before_church -0.044 before_class -0.046
  before_cos -0.089 before_counted -0.03 before_day 0.063 before_did -0.252 before_do -0.227 before_dog -0.03
  before_door 0.07 before_evening 0.044 before_everybody -0.038 before_everything 0.069 before_fine -0.047
  before_first -0.038 before_five -0.034 before_floor 0.142 before_for -0.037 before_four -0.064 before_friday -0.035
  before_gate -0.039 before_girl -0.021 before_goes 0.542 before_good -0.028 before_got -0.041 before_had -0.057
  before_hand 0.039 before_have -0.065 before_her 0.27 before_here 0.096 before_him 0.055 before_home -0.049
  before_hour 0.318 before_hours 0.236 before_house -0.08 before_if -0.197 before_in -0.068 before_is -0.142
  before_it 0.385 before_know -0.047 before_leave -0.026 before_like -0.821 before_lunch -0.057 before_man -0.07
  before_market -0.028 before_me 0.037 before_minutes -0.037 before_monday 0.075 before_more -0.058 before_mother -0.056
  before_much -0.026 before_night 0.03 before_nine -0.025 before_no 0.059 before_nothing 0.115 before_now -0.075
  before_of -0.136 before_off 0.41 before_on 0.033 before_once -0.055 before_one -0.071 before_only 0.091
  before_open 0.226 before_out 0.036 before_over -0.051 before_paper 0.262 before_people -0.05 before_phone 0.076
  before_quiet 0.029 before_rain -0.026 before_rice -0.042 before_right -0.06 before_road -0.023 before_room 0.042
  before_said 0.942 before_saturday -0.034 before_say 0.526 before_says 0.452 before_school -0.089 before_shop 0.095
  before_side 0.156 before_six -0.049 before_sleep -0.027 before_so -0.404 before_sunday 0.115 before_tell -0.099
  before_ten -0.02 before_thank -0.089 before_that -0.418 before_then -0.087 before_there -0.245 before_thing -0.062
  before_think -0.218 before_thought -0.366 before_thursday -0.038 before_time -0.301 before_times 0.107
  before_to -0.105 before_today -0.215 before_told -0.766 before_tonight -0.042 before_up 0.127 before_us -0.067
  before_wall 0.198 before_was 0.096 before_way -0.113 before_week -0.021 before_went -0.627 before_what -0.058
  before_window -0.063 before_with -0.026 before_word 0.131 before_would -0.061 before_wrote -0.221 before_year -0.074
  before_years -0.255 before_yes -0.027 before_you -0.022 ends_1 -0.058 ends_10 0.066 ends_11 -0.083 ends_12 -0.108
  ends_14 -0.076 ends_2 -0.095 ends_3 -0.168 ends_6 -0.248 ends_7 0.098 ends_8 -0.075 ends_9 -0.062 ends_about -0.208
  ends_after -0.313 ends_afternoon -0.13 ends_again -0.11 ends_age -0.167 ends_alive 0.07 ends_all -0.118
  ends_also -0.176 ends_always 0.074 ends_am -0.052 ends_angry -0.087 ends_anyone -0.043 ends_anyway 0.172
  ends_arm 0.147 ends_as -0.087 ends_ask -0.146 ends_asking 0.159 ends_asleep -0.092 ends_ate -0.045 ends_august -0.058
  ends_away 0.081 ends_baby 0.302 ends_back 0.041 ends_bag -0.257 ends_bags -0.044 ends_banana -0.094 ends_bank -0.024
  ends_bathroom 0.021 ends_be 0.142 ends_beans -0.11 ends_bed 0.063 ends_been 0.185 ends_before -0.085
  ends_behind -0.087 ends_believe -0.047 ends_belt -0.182 ends_bench 0.074 ends_better 0.033 ends_big -0.075
  ends_bin 0.054 ends_bins -0.13 ends_birthday 0.078 ends_bit -0.033 ends_black -0.043 ends_blue 0.155 ends_board 0.153
  ends_boot 0.13 ends_boots -0.041 ends_both 0.095 ends_bottle 0.06 ends_bottom 0.065 ends_bowl -0.111 ends_bowls -0.052
  ends_box 0.218 ends_boy 0.066 ends_boys -0.147 ends_bread -0.078 ends_break 0.204 ends_breakfast -0.077
  ends_bridge 0.071 ends_broken -0.154 ends_bucket 0.247 ends_bus -0.249 ends_by 0.11 ends_cake 0.088 ends_call -0.049
  ends_called 0.088 ends_came 0.366 ends_can 0.094 ends_car -0.447 ends_card 0.024 ends_cards -0.056 ends_cat 0.128
  ends_centre -0.051 ends_chair 0.087 ends_chairs 0.09 ends_change -0.045 ends_child 0.061 ends_children 0.084
  ends_chips 0.325 ends_church 0.166 ends_clapped 0.036 ends_class 0.154 ends_clean -0.077 ends_clock -0.146
  ends_close -0.033 ends_cloth 0.043 ends_clothes -0.097 ends_coat 0.464 ends_coats 0.056 ends_coffee -0.111
  ends_cold -0.095 ends_colour -0.07 ends_come 0.165 ends_coming 0.262 ends_company 0.063 ends_complain -0.252
  ends_cook 0.095 ends_cooker 0.023 ends_corner 0.138 ends_correct 0.083 ends_could 0.069 ends_count 0.361
  ends_counted -0.071 ends_counter -0.2 ends_course -0.037 ends_cousin -0.115 ends_cow 0.179 ends_cream -0.025
  ends_cried -0.066 ends_cry -0.042 ends_crying -0.097 ends_cup 0.308 ends_cupboard -0.058 ends_curtains -0.073
  ends_dad -0.102 ends_daddy -0.231 ends_dark -0.059 ends_date -0.243 ends_daughter 0.143 ends_day -0.315
  ends_days -0.101 ends_dead -0.336 ends_degrees -0.032 ends_dentist 0.141 ends_desk 0.066 ends_did -0.248
  ends_died -0.362 ends_dinner -0.122 ends_do -0.525 ends_doctor -0.034 ends_does -0.222 ends_dog 0.169
  ends_dollars -0.093 ends_don't -0.155 ends_done 0.122 ends_door 0.155 ends_doors -0.041 ends_drawer 0.039
  ends_drill -0.026 ends_drive 0.051 ends_driving 0.285 ends_dry 0.088 ends_duck 0.207 ends_each 0.206 ends_ear -0.072
  ends_early -0.207 ends_ears 0.066 ends_eat 0.061 ends_eating 0.068 ends_egg 0.094 ends_eggs -0.123 ends_eight 0.096
  ends_eleven 0.21 ends_empty 0.053 ends_end 0.488 ends_english -0.064 ends_enough 0.071 ends_envelope 0.024
  ends_evening -0.164 ends_everybody -0.04 ends_everyone -0.215 ends_everything 0.243 ends_everywhere -0.205
  ends_extra 0.095 ends_eyes -0.026 ends_face -0.297 ends_family -0.106 ends_fan -0.163 ends_fast -0.187
  ends_father 0.232 ends_fault -0.082 ends_february -0.107 ends_feet -0.128 ends_fence -0.027 ends_field 0.076
  ends_fine -0.178 ends_fingers -0.076 ends_fire -0.079 ends_first 0.412 ends_fish 0.128 ends_flat 0.053
  ends_floor 0.153 ends_food -0.067 ends_foot 0.198 ends_football -0.118 ends_for -0.052 ends_form -0.08
  ends_four -0.086 ends_free 0.17 ends_freezer -0.096 ends_friday -0.237 ends_fridge -0.083 ends_from -0.021
  ends_front 0.055 ends_full -0.096 ends_garage -0.138 ends_gate 0.085 ends_girls -0.025 ends_glass 0.075
  ends_glasses -0.082 ends_go -0.044 ends_goat 0.257 ends_god 0.188 ends_going 0.097 ends_gone -0.202 ends_good -0.02
  ends_green 0.326 ends_group 0.025 ends_had -0.133 ends_hair 0.311 ends_half 0.021 ends_ham 0.037 ends_hands 0.091
  ends_happy -0.119 ends_hat 0.27 ends_have -0.083 ends_head 0.195 ends_hear 0.062 ends_heard -0.105 ends_heat -0.051
  ends_help -0.028 ends_here 0.267 ends_hers -0.032 ends_herself 0.487 ends_hill 0.117 ends_him 0.252
  ends_himself -0.118 ends_hip -0.174 ends_hole -0.18 ends_home -0.078 ends_horn 0.428 ends_horse 0.035
  ends_hospital -0.069 ends_hour 0.084 ends_house -0.065 ends_how -0.073 ends_hundred -0.116 ends_hurt -0.04
  ends_i 0.059 ends_ice -0.068 ends_idea -0.134 ends_if -0.19 ends_in -0.188 ends_inside 0.198 ends_is -0.321
  ends_it -0.1 ends_its_note 0.759 ends_job -0.041 ends_june 0.057 ends_just -0.056 ends_keep -0.023 ends_kettle 0.022
  ends_key -0.068 ends_kids -0.056 ends_kitchen -0.071 ends_knee -0.138 ends_knees -0.121 ends_knew -0.088
  ends_knife 0.041 ends_know 0.036 ends_knows -0.063 ends_ladder 0.103 ends_lady -0.033 ends_lake 0.044 ends_lamp 0.09
  ends_last 0.024 ends_late 0.044 ends_laugh 0.039 ends_laughed -0.23 ends_laughing 0.126 ends_leave -0.029
  ends_left -0.045 ends_leg 0.182 ends_legs -0.028 ends_less -0.044 ends_letters 0.108 ends_lid 0.133 ends_life 0.253
  ends_lift -0.07 ends_light -0.076 ends_lights -0.027 ends_like -0.138 ends_likes 0.107 ends_line 0.056
  ends_lines -0.026 ends_list 0.027 ends_long -0.187 ends_looked -0.048 ends_looking -0.022 ends_lost -0.135
  ends_lot -0.215 ends_lovely 0.022 ends_lunch -0.232 ends_machine -0.162 ends_make -0.024 ends_man 0.02
  ends_many -0.095 ends_march 0.046 ends_market -0.068 ends_match -0.034 ends_maths -0.02 ends_may -0.068
  ends_maybe -0.082 ends_me -0.219 ends_men -0.024 ends_middle -0.057 ends_midnight -0.071 ends_mind -0.118
  ends_mine 0.053 ends_minute -0.067 ends_minutes -0.187 ends_mistake -0.071 ends_monday -0.23 ends_money -0.123
  ends_month -0.255 ends_more 0.279 ends_morning -0.102 ends_mother 0.033 ends_move 0.067 ends_moved 0.069
  ends_much -0.177 ends_mum -0.112 ends_myself 0.092 ends_name 0.072 ends_need -0.034 ends_news -0.093
  ends_newspaper -0.038 ends_nice -0.029 ends_night -0.026 ends_nights -0.06 ends_nine 0.149 ends_no -0.125
  ends_nobody -0.056 ends_noise -0.032 ends_noon -0.087 ends_nose -0.049 ends_not -0.206 ends_note -0.066
  ends_notes 0.041 ends_nothing -0.31 ends_noticed -0.038 ends_now -0.036 ends_number -0.031 ends_nurse 0.145
  ends_o'clock -0.021 ends_obviously -0.061 ends_october 0.044 ends_of -0.1 ends_off -0.046 ends_office -0.155
  ends_oh -0.165 ends_oil -0.161 ends_ok -0.211 ends_okay -0.099 ends_old -0.083 ends_on 0.036 ends_once 0.081
  ends_one 0.308 ends_ones -0.024 ends_onion 0.075 ends_only -0.194 ends_open -0.197 ends_or -0.058 ends_order 0.064
  ends_other -0.078 ends_out 0.062 ends_outside 0.02 ends_over -0.241 ends_own 0.071 ends_page -0.082 ends_pages -0.023
  ends_paid -0.092 ends_pan -0.031 ends_paper -0.201 ends_park -0.046 ends_parking -0.108 ends_part -0.06
  ends_pass 0.166 ends_passed 0.369 ends_past -0.049 ends_pay 0.106 ends_pen 0.339 ends_pencil 0.283 ends_people -0.232
  ends_pepper -0.1 ends_person 0.058 ends_phone -0.166 ends_photo 0.066 ends_picture -0.04 ends_pieces -0.11
  ends_place -0.031 ends_plates -0.13 ends_please 0.379 ends_pocket 0.117 ends_points -0.072 ends_post -0.042
  ends_pot -0.022 ends_pounds -0.022 ends_practice -0.021 ends_price -0.144 ends_properly -0.099 ends_pump 0.043
  ends_purpose -0.136 ends_questions -0.026 ends_queue -0.242 ends_quiet -0.278 ends_radio 0.137 ends_rain -0.085
  ends_rang 0.15 ends_read -0.038 ends_really -0.048 ends_reason 0.133 ends_red -0.121 ends_remember -0.161
  ends_report -0.09 ends_rice 0.228 ends_right 0.13 ends_ring 0.103 ends_road -0.034 ends_roll -0.184 ends_room -0.213
  ends_rope 0.23 ends_round 0.118 ends_row -0.036 ends_run 0.213 ends_running -0.113 ends_salt 0.206 ends_same -0.065
  ends_sandwich 0.052 ends_saturday -0.033 ends_saw -0.128 ends_school 0.22 ends_sea 0.112 ends_seat -0.067
  ends_seconds -0.115 ends_see 0.081 ends_seen 0.165 ends_september -0.071 ends_serious -0.052 ends_seven 0.057
  ends_shed -0.148 ends_sheep 0.045 ends_shift -0.102 ends_shop -0.119 ends_shot -0.091 ends_shoulder -0.037
  ends_shouted 0.202 ends_shouting 0.07 ends_sick -0.04 ends_side 0.459 ends_sides -0.021 ends_sign 0.065 ends_sir 0.155
  ends_sister 0.022 ends_six 0.376 ends_size -0.108 ends_sleep -0.246 ends_sleeping -0.024 ends_slept -0.055
  ends_slippers 0.214 ends_slow 0.101 ends_slowly -0.049 ends_small 0.085 ends_smell -0.082 ends_socks -0.148
  ends_sofa 0.071 ends_some -0.111 ends_somebody -0.131 ends_something -0.174 ends_son 0.268 ends_song 0.414
  ends_sorry -0.102 ends_soup 0.271 ends_speak -0.138 ends_spoon -0.022 ends_stairs 0.044 ends_standing -0.048
  ends_station -0.085 ends_stick 0.111 ends_still 0.076 ends_stop 0.154 ends_stopped 0.093 ends_straight -0.051
  ends_street -0.035 ends_string 0.046 ends_sugar -0.196 ends_sun -0.061 ends_supper -0.141 ends_sure -0.065
  ends_sweet -0.034 ends_table 0.029 ends_take -0.053 ends_talk -0.12 ends_talking 0.048 ends_tap -0.068 ends_tea -0.092
  ends_teacher -0.06 ends_team -0.054 ends_teeth -0.027 ends_tell -0.071 ends_ten -0.113 ends_test -0.038
  ends_than -0.046 ends_thank -0.029 ends_that's -0.026 ends_then -0.114 ends_there -0.279 ends_thermos 0.027
  ends_thing -0.329 ends_things 0.159 ends_think -0.041 ends_third -0.05 ends_this -0.119 ends_thought -0.183
  ends_three -0.041 ends_through 0.202 ends_thumb 0.25 ends_thursday 0.057 ends_till -0.072 ends_time -0.135
  ends_times 0.295 ends_tin -0.088 ends_tired -0.103 ends_to -0.114 ends_toast 0.193 ends_today -0.185
  ends_together 0.037 ends_too -0.078 ends_took -0.031 ends_tooth 0.032 ends_top 0.185 ends_torch -0.03
  ends_trailer 0.07 ends_train -0.021 ends_tray -0.062 ends_tree -0.059 ends_truck -0.2 ends_true 0.055 ends_try -0.089
  ends_tuesday 0.092 ends_turn 0.2 ends_twice -0.202 ends_two 0.253 ends_umbrella -0.045 ends_uncle -0.109
  ends_under -0.033 ends_until -0.032 ends_up -0.076 ends_upstairs 0.123 ends_us -0.148 ends_usual -0.177 ends_van 0.416
  ends_video -0.062 ends_voice -0.06 ends_wait 0.02 ends_waited 0.109 ends_wall 0.237 ends_want -0.08 ends_wanted -0.061
  ends_warm -0.073 ends_was -0.042 ends_watch 0.084 ends_water -0.177 ends_way 0.14 ends_weather 0.281
  ends_wedding -0.152 ends_wednesday -0.122 ends_week -0.061 ends_weeks -0.127 ends_well -0.097 ends_wet -0.132
  ends_what -0.107 ends_when -0.172 ends_where -0.157 ends_which -0.093 ends_while -0.124 ends_whistle 0.061
  ends_white -0.317 ends_who -0.072 ends_why -0.171 ends_wife -0.201 ends_will 0.053 ends_wind 0.125 ends_window 0.081
  ends_windows -0.057 ends_won 0.062 ends_word -0.215 ends_words 0.035 ends_work -0.047 ends_working 0.141
  ends_works 0.114 ends_worse -0.136 ends_would -0.124 ends_write -0.073 ends_wrong 0.118 ends_yard -0.042
  ends_year -0.124 ends_years -0.149 ends_yellow 0.176 ends_yes 0.382 ends_yesterday 0.062 ends_yet -0.22 ends_you 0.047
  from_the_middle -1.068 from_the_start -0.942 has_I -0.111 has_a_name -0.039 has_a_number -0.124 has_a_verb 0.05
  has_he 0.092 has_it 0.17 has_kin 0.334 has_me 0.226 has_she 0.188 has_they 0.02 has_we -0.104 has_you 0.751
  heart_0 -1.388 heart_1 -0.528 heart_2 -0.271 heart_3 -0.082 heart_5 -0.09 heart_6 0.162 heart_7 0.303 heart_8 0.164
  is_all_of_its_note 0.105 is_denied -0.492 is_shouted 0.542 just 0.335 last -0.25 laughs 0.137 likeliest_heart 0.161
  note_heavy -0.395 note_length_0 -0.175 note_length_1 -0.09 note_length_2 -0.336 note_length_3 -0.688
  note_length_4 -0.712 note_length_5 -0.311 note_length_6 0.186 note_light_0 -1.048 note_light_1 -0.374
  note_light_2 -0.171 note_light_3 -0.148 note_light_4 -0.13 note_light_5 -0.103 note_light_6 -0.036 note_light_7 0.105
  note_may_be_danger -0.029 note_tender -0.288 of_the_longest -0.271 of_time -0.302 of_work -0.367 opens_14 -0.052
  opens_2 -0.045 opens_22 -0.043 opens_3 -0.061 opens_31 0.025 opens_4 -0.052 opens_40 -0.043 opens_6 -0.02
  opens_9 -0.038 opens_a -0.093 opens_after -0.12 opens_again -0.045 opens_ah -0.085 opens_all 0.121 opens_also -0.11
  opens_always -0.103 opens_an 0.121 opens_and -0.817 opens_anything -0.156 opens_are 0.171 opens_as 0.041
  opens_asked 0.034 opens_at 0.127 opens_ate -0.386 opens_aunty -0.152 opens_baba 0.233 opens_back -0.273
  opens_because 0.098 opens_best 0.473 opens_big -0.079 opens_bit -0.091 opens_black -0.054 opens_blood -0.023
  opens_boss -0.088 opens_both 0.024 opens_bought -0.151 opens_brought -0.028 opens_bus 0.033 opens_but 0.343
  opens_by 0.03 opens_called -0.056 opens_came 0.068 opens_can 0.307 opens_can't 0.028 opens_carried 0.067
  opens_changed -0.061 opens_chips -0.078 opens_choir -0.047 opens_church -0.08 opens_cleaned -0.078 opens_closed 0.099
  opens_coach -0.27 opens_coffee -0.023 opens_cold -0.031 opens_come 0.093 opens_could -0.068 opens_couldn't -0.215
  opens_counted -0.053 opens_cried 0.022 opens_cut -0.092 opens_daddy 0.42 opens_day -0.066 opens_dead -0.032
  opens_did -0.158 opens_doctor -0.033 opens_does 0.076 opens_don't -0.082 opens_down -0.127 opens_dr -0.036
  opens_drove 0.033 opens_early -0.02 opens_eleven 0.311 opens_even 0.185 opens_every 0.306 opens_everybody -0.236
  opens_everyone -0.176 opens_everything 0.158 opens_father -0.029 opens_fed -0.069 opens_fine -0.092
  opens_finished -0.074 opens_first -0.034 opens_fish -0.155 opens_five -0.052 opens_fixed -0.094 opens_flat -0.026
  opens_fog 0.072 opens_for -0.042 opens_forgot -0.21 opens_forty 0.02 opens_found 0.029 opens_four 0.329
  opens_friday -0.06 opens_full 0.064 opens_gave -0.128 opens_give -0.048 opens_go 0.342 opens_good -0.155
  opens_got -0.502 opens_green 0.034 opens_had -0.384 opens_half -0.092 opens_hard -0.052 opens_has -0.092
  opens_have -0.13 opens_he 0.396 opens_he'd 0.175 opens_he's 0.128 opens_held -0.082 opens_her -0.042 opens_him -0.133
  opens_his -0.166 opens_hit 0.118 opens_home -0.202 opens_how -0.038 opens_i 0.02 opens_i'd -0.205 opens_i'll 0.084
  opens_i'm 0.281 opens_i've 0.399 opens_in -0.15 opens_inside 0.081 opens_is 0.368 opens_it -0.111 opens_it's 0.371
  opens_its -0.117 opens_its_note -0.469 opens_kept -0.023 opens_lady -0.085 opens_last -0.064 opens_lay 0.284
  opens_left 0.19 opens_let 0.176 opens_light -0.08 opens_like 0.207 opens_listened -0.036 opens_little -0.036
  opens_locked -0.02 opens_long -0.074 opens_look 0.125 opens_looked -0.167 opens_lost -0.264 opens_lunch -0.03
  opens_ma -0.112 opens_madam 0.307 opens_made -0.087 opens_mam -0.045 opens_mama 0.133 opens_man 0.111
  opens_many -0.055 opens_mass -0.043 opens_maths -0.125 opens_maureen 0.182 opens_maybe -0.068 opens_me -0.206
  opens_mine 0.099 opens_minus -0.047 opens_miss 0.14 opens_missed -0.049 opens_mom 0.058 opens_morning -0.025
  opens_mother 0.073 opens_moved -0.064 opens_mr 0.187 opens_mrs -0.031 opens_much -0.111 opens_mum -0.382
  opens_my -0.063 opens_nan 0.122 opens_neither 0.027 opens_never 0.072 opens_new -0.243 opens_next -0.056
  opens_nice 0.56 opens_night -0.027 opens_nine 0.077 opens_nineteen -0.024 opens_no 0.033 opens_nobody 0.579
  opens_not 0.429 opens_nothing -0.165 opens_now 0.402 opens_number 0.046 opens_of -0.096 opens_off 0.081 opens_oh 0.208
  opens_okay -0.056 opens_old -0.062 opens_on 0.052 opens_on_I 0.161 opens_on_a_joint -0.343 opens_on_a_number -0.23
  opens_on_a_preposition -0.478 opens_on_a_question -0.09 opens_on_an_article 0.083 opens_on_he_or_she 0.391
  opens_on_it 0.071 opens_on_they 0.242 opens_on_this_or_that 0.286 opens_on_we 0.204 opens_on_whose -0.221
  opens_on_you 0.203 opens_one 0.195 opens_only -0.198 opens_opened -0.029 opens_our 0.095 opens_out -0.101
  opens_over -0.074 opens_paid -0.139 opens_passed -0.087 opens_people -0.091 opens_phone 0.039 opens_picked -0.07
  opens_played -0.105 opens_power -0.048 opens_put -0.047 opens_quiet -0.031 opens_radio -0.041 opens_rain -0.084
  opens_ran -0.079 opens_rang -0.095 opens_read -0.193 opens_rice -0.088 opens_right -0.099 opens_round -0.037
  opens_said -0.399 opens_same 0.185 opens_sat -0.18 opens_saturday -0.044 opens_saw -0.024 opens_say -0.093
  opens_says 0.205 opens_school -0.038 opens_sent -0.039 opens_seven -0.093 opens_she 0.175 opens_she'd 0.058
  opens_showed -0.026 opens_signed -0.085 opens_since -0.2 opens_sir 0.235 opens_sister -0.045 opens_six -0.023
  opens_sixty -0.035 opens_slept -0.132 opens_slow -0.036 opens_snow -0.058 opens_so 0.24 opens_sold -0.181
  opens_some 0.022 opens_somebody -0.049 opens_somebody's -0.073 opens_someone 0.161 opens_something -0.077
  opens_sorry -0.189 opens_started -0.074 opens_stayed -0.124 opens_still -0.109 opens_stood 0.069 opens_sunday -0.038
  opens_talked -0.022 opens_thank 0.175 opens_that -0.063 opens_that's -0.042 opens_the 0.124 opens_their -0.044
  opens_then 0.227 opens_there 0.469 opens_there's 0.648 opens_they 0.063 opens_they're 0.194 opens_third 0.068
  opens_thirty 0.022 opens_this 0.273 opens_thought 0.034 opens_three 0.187 opens_through -0.03 opens_to -0.069
  opens_today 0.392 opens_told 0.302 opens_too -0.024 opens_took -0.299 opens_turned 0.105 opens_twenty 0.252
  opens_two -0.075 opens_uncle -0.047 opens_under -0.041 opens_up -0.023 opens_us -0.042 opens_very -0.158
  opens_walked -0.087 opens_wanted -0.028 opens_was -0.151 opens_washed -0.112 opens_watched -0.22 opens_water -0.036
  opens_we 0.363 opens_we're -0.197 opens_we've 0.086 opens_well 0.083 opens_went -0.317 opens_what -0.192
  opens_when 0.24 opens_where -0.042 opens_which -0.133 opens_white -0.056 opens_who -0.383 opens_whole -0.024
  opens_why -0.075 opens_wife -0.053 opens_will -0.054 opens_wind -0.107 opens_woke -0.045 opens_won 0.078
  opens_would -0.053 opens_wouldn't 0.312 opens_wrote -0.107 opens_yes 0.267 opens_you -0.089 opens_young -0.055
  opens_your 0.127 place_0 -0.887 place_1 -1.139 place_2 -0.268 place_3 0.313 place_4 0.134 rarer_0 -0.227
  rarer_1 -0.361 rarer_2 -0.294 rarer_3 -0.415 rarer_4 -0.679 returning_0 -0.455 returning_1 -0.266 returning_2 -0.104
  returning_3 -0.123 sentence 0.862 sentence_that_ends_the_likeliest_heart 0.165 sentences_1 -0.161 sentences_2 -0.132
  sentences_3 -0.451 sentences_4 -0.459 sentences_5 -0.454 sentences_6 -0.378 sentences_7 -0.244 sentences_8 -0.364
  speaks_of_saying -0.026 still 0.18 to_the_end -0.287 weeps -0.199 within_0 -0.464 within_1 -0.178 within_2 -0.162
  within_3 0.041 words_10 -0.023 words_11 -0.066 words_12 -0.187 words_13 -0.498 words_14 -0.912 words_2 -1.545
  words_3 -0.758 words_4 -0.293 words_5 -0.067 words_6 0.104 words_7 0.148 words_8 0.146 words_9 0.191
`);
export const bias = -0.431;
