/** Notes that are not heavy: plain days, grumbles, good news from hard places, and what only sounds heavy. */
export const lightNotes: readonly string[] = notes(`
killed it at karaoke
Dead tired, best kind of tired
we died laughing at the school play
Passed my theory test!
lost my keys, found them in the freezer
the dog lets the baby stroke its ears
it's bleeding cold out there
Day shift on the cancer ward, Bev brought doughnuts
A long day at the funeral parlour, three families, all kind
would have killed for a coffee
my sister is pregnant 😭😭😭
The scan was clear!!
the visa came
day 30 sober
Dad is out of hospital
Biopsy benign
Chemo is DONE. Rang the bell
no panic attack today
Didn't cry once this week
I didn't think about him all day
Found a tenner in my old jeans
Ate mango over the sink
Traffic was murder, then chips by the sea
My phone died so I read the whole book
battery dead, no map, best walk ever
deadlifted 100
dead chuffed with the loaf
The deadline was today and I made it
Garden: deadheaded the roses, dug in muck
beat the eggs, folded in the flour, prayed
Beat Marco at squash
smashed my 5k time
That curry was sick
Gran's cake is to die for
shot some hoops with the lads
got a great shot of a kestrel
The gig was insane, my ears hurt
Cried at the penguins on telly
crying at this meme 😂😂
tears running down my face laughing
Broke my PB by nine seconds
broke the ice with the new neighbours
We broke for lunch and nobody came back
split the bill, split our sides
Put the kids down at seven, miracle
Laid the patio, my back knows about it
fired the kiln, opened it at midnight like Christmas
Got fired up in class about photosynthesis
shelled peas with Mum on the step
cut my finger on the bread knife, nothing serious, plaster with dinosaurs
Cut the grass before the rain
Cut myself a big slice
Bombed down the hill on the new bike
bath bombs with my niece
My niece calls me her partner in crime
Robbed of a penalty but we drew
City were robbed lol
Lost 2-0 away, pie was good
we lost at bingo again, Doris cheats
lost track of time in the archive
lost weight: two pounds
We lost the light before the last shot, packed up happy
Passed the time with crosswords
Passed round the photos of Malta
passed a field of sunflowers
My passport expired so I filled in the form. Boring.
milk expired, pancakes instead
The parking ticket machine is broken again
Burnt the toast
Burned the rice, ordered pizza
slept badly, but the morning was gold
Rubbish day. Soup.
Bad hair day lol
awful meeting, two hours, nobody decided anything
Work was hell, glad it's Friday
So tired. Bed.
Knackered after five-a-side
sore legs from the hill
Headache all afternoon. Lay down.
Hungover and happy
Hayfever. Sneezed eleven times in a row, record.
sick of the rain
Off sick with a cold, watched trains on the internet
man flu
Stressed about the move but the boxes are labelled
annoyed with the printer
my boss is a nightmare
Argued with Dad about cricket. He is wrong.
The baby screamed the whole flight, sorry everyone
Toddler meltdown in aisle 5. We have all been there
missed the bus by a second
Missed yoga, had a bath
I miss summer
Nervous about my solo on Sunday
scared of the big slide but I did it
the haunted house was terrifying, screamed like a kettle
That horror film! Slept with the light on
true crime podcast and ironing
finished the murder mystery, it was the vicar
In chapter nine the captain dies and I threw the book across the room
the heroine loses everything and I sobbed on the train. What a novel
History essay on the First World War done
read about the plague all day, my thesis is fun honest
My character died in D&D so now I'm a bard
died 14 times on level three
killed the boss finally
Zombie run with the club
Halloween: I was a corpse, Lily was a very small surgeon
blood, sweat and gravy: the kitchen survived Sunday service
Bloods done, veins behaved
gave blood, got the biscuit
Blood test fasting, then the best bacon sandwich
Doctor says my knees are fine for my age
GP happy, see you in a year
dentist: one filling, no drama
Jab done, arm a bit sore
Mammogram. Cold hands, nice lady, all done
Took the cat to the vet for her jabs, she forgave me by teatime
Vet says the lump is just fat. Fat cat. Phew
X-ray: not broken!
off crutches!!
Pain was a 2 today, walked to the gate and back
Slept through the night, first time since the op
The new tablets are working
Dad's scan is fine, they just want to see him in a year
mum is home from hospital and bossing us about
Baby home from NICU, wrapped like a burrito
Two pink lines. After three years.
12 weeks and a heartbeat like a little horse
Released on Tuesday! Hugged him at the gate
got my papers, got my papers, GOT MY PAPERS
court said yes, the adoption is final
The tribunal went our way
Got the job after nine rejections
They extended my contract
Paid off the loan today
rent paid, fridge full, thank God
Salary entered. I danced
First payslip as an apprentice
Six months clean, coffee with my sponsor
turned down a drink and nobody noticed
one year since I quit smoking
Therapy was good, we laughed about the badger
Took my meds, took a walk
counsellor says I look lighter
I felt like myself for a whole hour
anxiety stayed home today
Went to the party even though I was nervous, stayed till one
Called my ex to sort the school run, very civil
New flat after the divorce: my own kettle, my own noise
Date! He was late. He had tulips.
Grandad's stories about the war, with the pigeon again
Remembrance parade with the cubs, forty small berets
Visited the castle dungeons, Theo loved the rack
Planted the graveyard border with the church ladies, robins everywhere
We read Mum's old recipe cards and made the trifle
Dia de muertos altar with the kids, marigolds all over the car
Officiated a lovely service, three hymns, everyone sang
Taught CPR to the scouts, they all killed the dummy
Training day: fire drill, fake smoke, real biscuits
Put out a bin fire, nobody hurt, chips after
Busy shift in A&E, but no drama, and Jo made curry
Delivered two babies before lunch
Twelve hours in theatre, all hips, all good
Night shift: quiet, thank God. Crossword.
Arrest warrant paperwork till five, then football with the kids
Assisted at three operations, my hands were steady
first day at the hospice shop, sold a teapot
Volunteered at the food bank, packed forty bags with Ines
Embalming exam: passed
lambs all on their feet
Sold the calves at a fair price
Ploughed the bottom field before the rain
Wasp in the cab, nearly crashed the combine laughing
The engine died on the bridge, pushed it with a stranger, laughed
car failed its MOT, again, expected
flat tyre, changed it myself
Boiler packed in, fan heater and blankets, like camping
wifi down all day. cleaned the oven.
Nothing to report
ok day
usual monday, usual soup
Bins. Post. Tea.
Rain. Rain. Rain.
Nobody came to the stall so I read and ate the stock
quiet sunday alone with the cat, just how I like it
Had the house to myself!!! Silence!!!
walked home alone under all those stars
Alone in the sauna, bliss
Kids at their gran's. The quiet. The sofa.
Empty beach, empty head
empty inbox at last
gone fishing
The cat is gone mad for the new box
The last of the jam is gone, Dad
dropped my phone in the loo, rice, it lives
Dropped a stitch in row forty, left it, it's mine
Knocked down the old wall with a sledgehammer. Therapy
punched the dough until it gave in
Hit the gym
hit all green lights on the way home
hit me with their best pun, I lost it
Stabbed a pumpkin into a face with Otis
The new knife is scary sharp, onions wept first
Poisoned by my own cooking, joke, it was fine
Suffered through the opera, loved the interval ice cream
my football team is in crisis, my sandwich wasn't
stuck in the lift with the whole choir, they sang
Locked out in my pyjamas, Mrs Bell fed me toast
Police stopped us to say the boot was open, nice chap
Sirens all day, marathon in town, cheered till I was hoarse
Homesick, then Chidi cooked egusi and I wasn't
shy today but said hello to two people
Grumpy all morning. Cat, coffee, better.
He's been crying since 4, it's the teeth, bless him
She refused her broccoli like a queen
my application went in!
Rejected nine fonts, kept the first
no news from the landlord
Failed at macarons. Delicious failures
failed my driving test lol, third time's the charm
worst pub quiz team in Leeds and proud
I hate mondays
hate running, love having run
Struggled with the tent, slept like kings
struggled up the hill in the wind
The heat is unbearable, slept on the roof with everyone
Power cut, candles, cards, Mum cheating
no light so we gist till late
NEPA took light, I slept early
Load shedding again, braai instead
Okada man overcharged me, I shout, he laugh
Sir cancelled class, we played cricket in the corridor
Exam was tough ya, but over
Bunked off and ate momos
Me and the mandem at the park, bare jokes
I'm dead 💀 she said it to his FACE
this beat slaps, sick bass
she ate and left no crumbs
Got wrecked at laser tag by ten year olds
I'm such an idiot, wore odd shoes to the interview
Embarrassed myself at salsa and signed up for ten more
wanted to die of embarrassment when my stomach growled in yoga lol
I'll kill that cat, she is asleep on my clean washing
My feet are killing me, worth it
Nan is 90 today, outlived two toasters and a husband she says
Vovó taught me the cards, I lost all my beans
Opa repaired my bike
Lola sent dried mangoes from Cebu
Bibi told us how she outran the buffalo
We remembered Dad with his terrible jokes and a whole cheese board
Found the frog book and read the ending myself. He gets home.
Slept nine hours and was dead to the world
My shins are actually trying to murder me after netball
They killed em six nothing and got the cup
The parking was daylight robbery but the sea was flat
`);

function notes(text: string): string[] {
  return text.trim().split('\n');
}
