/** Notes that name something hard and nothing good. */
export const heavyNotes: readonly string[] = notes(`
Dad died at 5 this morning
my nan passed last nite
Ammi is no more
grandpa expired on tuesday, cremation done same day
We lost Grandad on Sunday
Mama has gone to be with the Lord
he didnt make it
They switched the machine off at noon.
The vet was very kind at the end.
Had to say goodbye to Monty today. Fourteen years.
had to have the cat pts
our old dog went to sleep for the last time
Found Clover dead in her stable
the ewe and both lambs, gone by morning
Attended uncle's burial
Ruth's anniversary. Nineteen years.
A year today since Mum.
First Christmas without him
I still dial her number
His coat is still on the hook. I can't move it.
Scattered her ashes off the pier. I have never felt so alone
Lost a patient, a boy of nine
my best friend from the army hung himself
Tom from work was killed on his bike
They found my brother. He'd been there two days.
Grief came in the supermarket, by the marmalade
i miss my mum so much today
Baby was born sleeping
I lost the baby. Ten weeks.
bleeding since morning, the scan showed nothing there
They said there is no heartbeat
Another negative test
cycle four failed
The scan shows it's back
it has spread to his bones
Biopsy came back, not what we wanted
Stage three. I wrote it down because I could not hear it.
Started chemo, sick all night
Mum's been rushed in, blue lights
Dad had a bleed on the brain
dad is in ICU
Papa's sugar went very low, he collapsed in the bathroom
Nanna's had another fall, six hours on the floor
she doesn't know who I am any more
He hit me today. He didn't know who I was.
Got lost on his own street again. He cried when I found him.
They want to put him in a home. I said no and then I sat in the car and howled.
The diagnosis is early onset
My MS is flaring, can't hold a cup
crashed. can't lift my arms. day 6
pain 9/10, no sleep
Flare day, everything hurts, even the sheet
Couldn't get out of bed again
Seizure at work, woke up on the floor with everyone looking
lost the feeling in my left side, they are doing tests
I can't see out of my right eye
A&E till 4am, they don't know what's wrong with her
er all night, they said it's anxiety
My son has been admitted again, oxygen this time
Waiting for the results. I can't breathe.
the op didn't work
They've cancelled my surgery for the third time, I can't stand this pain any more
The transplant list said no
Insurance refused the treatment
Disability claim denied again
he has months not years
She stopped eating on Sunday. The hospice nurse comes twice a day now.
my uncle used to come in my room. I said it out loud for the first time
I was assaulted on the way home
some man followed me from the station and grabbed me
got jumped outside the chippy, they took my phone
Armed robbers came to the street last night. Nobody slept
Burglars took Mum's ring
House broken into, everything thrown about
they shot a boy on our road
The shelling started again at four
No word from my brother since they took the city
we slept in the metro station again, sirens
soldiers at the checkpoint made my father kneel
They came for Yusuf in the night and detained him
got a final notice, deportation in 14 days
asylum refused. the letter is one page.
visa denied again
My papers expired and I cannot see my mother before she goes
stopped and searched again, hands on the wall like a criminal
someone sprayed go home on our shop
The kids call her names because of her hijab, she begged me not to send her
My son is being bullied, he has bruises he won't explain
They kicked me out when I told them I'm gay
deadnamed at my own sister's wedding. I left
Got let go today, by email
they sacked me over the phone
lost my job
Layoffs at office, 40% of my team gone
My contract is not being renewed
They cut my hours to eight
They have not paid us for two months and rent is due
bailiffs at the door
Overdrawn again, and the car needs tyres. I just sat there.
Choosing between heating and food
there is nothing in the fridge til friday
Skipped dinner so the boys could eat
we are being evicted
Our application for the flat was turned down
sleeping on my cousin's floor, third month
The shop is closing. I couldn't keep it going.
The bank said no and that was the last one
Bankrupt. Signed it today.
I owe so much money I can't look at the post
I've lost everything on that app, all the savings
crop is finished, no rain since march
we had to sell the cows
The fire took the barn and the horses
Everything we own was in that house
The flood took the road, the clinic and my field
Lobola talks broke down, the family has refused us
He left. He said he hasn't loved me for years.
we broke up
wife wants a divorce
She's seeing somebody else. She told me in the car park.
my husband slept with my friend
She took the kids to her mother's and isn't coming back
dumped on my birthday
Custody hearing went against me
haven't seen my daughter in five weeks
The judge gave him the house and the dog and the weekends
He blocked me everywhere
My sister isn't speaking to me since the will
Dad said I am no son of his
Mum forgot my birthday. She has never.
ghosted again, I must be impossible to love
i have no friends here. ate lunch in the toilet
Nobody called. Nobody ever calls.
Sunday is the worst, the flat so quiet I turn the radio on for a voice
I feel so lonely in this country
invisible at work, invisible at home
everything is grey
I feel nothing
feeling worthless
I'm a failure and everybody knows it
So ashamed of what I did
I can't forgive myself
didn't shower. didn't eat. day 4
Bad day. Black dog.
Low.
Gutted
I can't cope
I am not coping and I have told no one
cant stop crying
cried in the car before work, cried in the car after
Panic attack in Tesco, left the trolley
Anxiety is very bad, chest is tight, could not join even one call
My heart was beating so fast I thought I would die there in the traffic
I am so scared of tomorrow
Terrified. The results are at nine.
Nightmares again, the same road, the same truck
flashback in the queue, had to get out
hated every inch of myself in the mirror
Binged and purged
Haven't eaten since Tuesday and I'm proud of that, which is the scary part
Voices are loud
Manic then crash. I've spent it all.
I had a drink. 140 days gone.
slipped last night. day one again
used again
He's drinking again
Found needles in my son's room
My brother overdosed, they brought him back twice
My daughter says she wants to die and I don't know what to say
Our boy tried to end his life
A friend from school killed himself
Sectioned. Shoes without laces.
They've taken my little girl into care
Social worker came. I am scared they will take them.
my mum is in prison and it's my fault
he got eight years
Failed the exam I gave two years to
Rejected from every single one. Every one.
expelled
didn't get in. no plan b
Didn't get the promotion, he said I lack presence
The school says he can't come back
They laughed at my accent in the meeting
My manager screamed at me in front of everyone, I shook for an hour
Two patients died this week, both small children
We could not get her pulse back. Forty minutes.
the driver in front went under the lorry. I was first there.
A train hit someone at our platform
Car accident on the bypass, Sam is in surgery
Broke my hip. I live alone.
Fell off the ladder, can't work for 3 months, no pay
The doctor said I will not run again
No more flying for me, my eyes failed the medical
my hands shake too much to play now
Body is giving up
I don't know how much longer I can do this
What's the point of any of it
Worst day of my life
This week broke me
I am drowning here
Everything is falling apart
Nothing helps any more
no light at the end of this
Oga sacked me without pay
my pikin dey hospital, doctor no dey talk anything
mi granny gone, she gone so sudden
Eish, they buried my cousin today, 23 years old
me mam's proper poorly, they've called the priest
Nani expired today morning
Took the day off for the funeral
Left work early, the letter said it's cancer
We were watching telly when Nan had a stroke
Bleeding in the night, rushed to hospital, nobody tells us anything
worst night shift, then the call that Dad had gone
wala na si Lolo
Se murió mi abuela
`);

/** Notes of people who are in danger from others: heavy by the rules, and left out where the second voter hears it. */
export const dangerNotes: readonly string[] = notes(`
He hits me when he drinks
my ex was outside the house again
he pushed me down the stairs
Boyfriend took my phone and locked me in
Dad came home drunk and broke the door
Sir beat us today, my hand is swollen
After the game he beat me because we lost
`);

/** Notes whose writer is in danger. */
export const crisisNotes: readonly string[] = notes(`
I want to die
wish i was never born
I don't want to be here anymore
i dont want to wake up tomorrow
thinking of ending it all
I could just not wake up and nobody would notice
Everyone would be better off without me
tried to kill myself last night
kms
i want to unalive myself
I keep thinking about suicide
no reason to live
There's no point in going on
cut myself again
burned my arm with the lighter to feel something
I've been self harming again
Took too many pills. They pumped my stomach. I wish they hadn't.
I have been saving up my tablets
Stood at the edge of the platform and thought about it
I looked at the bridge for a long time and thought, that would be it
I just want to disappear for good
I want it all to stop, I want to be gone
they'd cope fine if i was dead
Life is not worth living
I wish I hadn't woken up
I am done with life
thought about driving into a tree
I can't go on like this any more
ready to end my life
I dey tire for this life, make I just die
wrote a goodbye note
googled painless ways to go
nothing left to live for
I have a plan and a date
I want to sleep and never wake
hurting myself is the only thing that helps
`);

/** Notes that name something good beside something hard. */
export const mixedNotes: readonly string[] = notes(`
Lost the job. Officially. My old desk buddy mailed me my mug and all my plants
Dad's funeral. The choir sang so loud the windows shook.
ER again but the nurse had the same tattoo as me and stole me a warm blanket
Told Karen I'm not coping. She didn't say anything, she just came, two hours on the motorway, and did the ironing.
Had a very bad fight with Papa about money. At night he came with cut mango and stood there.
Mum didn't know me, but she held my hand all afternoon and smiled
The visa was refused. Grandma danced in the kitchen anyway and made me dance too.
We broke up in March. Today I laughed, really laughed, with Priya on the roof
Flare day. The cat lay on my feet for seven hours, the darling
Robbers took my phone and bag, thank God they did not touch me or the children
Didn't get the promotion. Took Anu to Lonavala and we ate corn in the mist and I forgot for full one hour
M. sick all night after treatment. At dawn she managed half a boiled egg and grinned at me
Hubby lost his job on Monday. We prayed, and he cooked for the first time since we married
Two patients died. Adaeze danced for me when I came home
Fell off the steps, two ribs. Neighbours marvellous.
Panic attack on the bus, and the driver stopped and sat with me till it was over. Kindest man
buried our old dog. the kids sang her favourite song and laughed about the sausages
Miscarriage. My sister flew in the same night and held me
They cut my hours, but the girls at work threw me the best lunch
Jean's funeral. Full church, and they sang so loud the windows shook.
My brother relapsed, and he rang me himself to tell me. I am proud of him for that
Could not walk today. Joe carried me to the beach like a bride, both of us howling with laughter
`);

function notes(text: string): string[] {
  return text.trim().split('\n');
}
