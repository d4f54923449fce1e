// A course on how prayer times are computed. The figures are those of app/core/prayer; courses.test.ts holds the two
// together.
import type { SampleCourse } from './shape.ts'

export const prayerTimesEn: SampleCourse = {
  slug: 'how-prayer-times-are-computed',
  work: 'how-prayer-times-are-computed',
  language: 'en',
  level: 'beginner',
  topic: 'worship',
  title: 'How prayer times are computed',
  summary:
    'From the shadow of a stick to the timetable on your phone: what each prayer time follows, and why two timetables may differ.',
  about: `You will be able to read any timetable, say which method it uses, and explain why the mosque next door prays Fajr ten minutes later.

Everything here describes how **this site** computes its times. The methods and angles are the ones our [athan page](/athan) uses; there, “Why this time?” shows them for your own town.`,
  teacher: 'The Mahalla team',
  teacherAbout: 'The people who build the prayer times of this site. We are not scholars and give no rulings.',
  lessons: [
    {
      slug: 'the-sun-is-the-clock',
      title: 'The sun is the clock',
      minutes: 5,
      body: `The Quran calls prayer “a duty at fixed times” ([4:103](/quran/4/103)) and ties those times to the sun: “from the decline of the sun until the darkness of the night, and the recitation of dawn” ([17:78](/quran/17/78)). The well-known hadith of Jibril, who led the Prophet ﷺ in prayer at the beginning and at the end of each time, describes them by what anyone can see: the sun past its highest point, a shadow as long as the thing that casts it, the sun gone, the last glow gone, the first light (Abu Dawud 393, at-Tirmidhi 149).

So there are five events in the sky:

- **Fajr**: true dawn, a band of light along the horizon
- **Dhuhr**: the sun has passed its highest point
- **Asr**: shadows have reached a certain length
- **Maghrib**: the sun has set
- **Isha**: the twilight has ended

For most of history people looked. A muezzin watched the shadow of a stick; a *muwaqqit*, the timekeeper of a great mosque, computed tables for the town. Today almost everyone uses a computed time, because clouds, street lamps and tall buildings hide the sky.

Computing replaces looking, not the rule. A calculation asks: *at what minute will the sun be where the rule says?* The sun’s path is known to within seconds. What is not fixed by astronomy is **where exactly the rule puts the line**, above all for dawn and nightfall. That is a human judgement, and it is where timetables differ.

**Sources.** The verses and hadith named above. That muwaqqits computed tables is general knowledge from the history of astronomy.`,
    },
    {
      slug: 'noon-sunrise-sunset',
      title: 'Noon, sunrise and sunset',
      minutes: 6,
      body: `Three of the events need no opinion at all.

# Dhuhr: the highest point

The sun is highest when it crosses your meridian, the line from north to south above your head. Clocks do not show 12:00 then, for three reasons:

1. **Longitude.** The earth turns 15° an hour, so each degree is four minutes. A town 10° west of the middle of its time zone sees noon 40 minutes late.
2. **The equation of time.** The earth’s path is not a circle and its axis is tilted, so the sun runs up to 14 minutes behind an even clock (mid-February) and 16 minutes ahead of it (early November).
3. **Summer time.** Another hour, where clocks are changed.

\`\`\`
noon = 12:00 + time zone − longitude / 15 − equation of time
\`\`\`

Dhuhr begins just after this moment. Some authorities add minutes to be safe: in our list Turkey, Morocco, Lisbon and the Moonsighting Committee add five, and Dubai adds three.

# Sunrise and sunset

You might think the sun sets when its centre is at 0°. Two corrections apply: the air bends light by about 34 minutes of arc, and we wait for the *upper edge*, another 16. Together that puts the centre **0.833° below** the horizon. Sunrise ends the time of Fajr, and sunset begins Maghrib.

A hill, or a flat on the fortieth floor, moves the visible horizon. Timetables ignore this: they are made for a town, not for one window.

In most methods Maghrib begins at sunset. In our list, the two Shia methods (Qum and Tehran) wait until the sun is 4° and 4.5° below the horizon. Turkey adds seven minutes, Jordan and Morocco add five, and Lisbon, Dubai and the Moonsighting Committee add three.

**Sources.** Refraction and the sun’s size: standard astronomy. Minutes and angles: the methods of this site, after the list published by AlAdhan.`,
    },
    {
      slug: 'asr-and-the-shadow',
      title: 'Asr and the shadow',
      minutes: 5,
      body: `Put a stick upright in the ground. At noon its shadow is shortest. Outside the tropics it never disappears: call what is left the *noon shadow*. From then on it grows, and Asr begins when it has grown by a certain amount.

- **One length.** When the shadow equals the noon shadow **plus one length** of the stick. This is the position of the Shafi’i, Maliki and Hanbali schools, and of Abu Yusuf and Muhammad among the Hanafis.
- **Two lengths.** When it equals the noon shadow **plus two lengths**. This is the well-known position of Abu Hanifa, and most Hanafi timetables follow it.

Between the two lies about half an hour in London in December, and an hour and a quarter in June. Neither timetable is “wrong”: they follow different schools. On our athan page you choose, and the page says which one it uses.

# From shadow to angle

A computer has no stick, but it knows trigonometry. If the shadow of a stick of length 1 has length *s*, the sun stands at the angle whose cotangent is *s*. So the steps are:

1. Take the sun’s height at noon and from it the noon shadow.
2. Add 1 or 2.
3. Turn the sum back into a height of the sun.
4. Ask when, in the afternoon, the sun is that high.

One detail shows how careful one has to be. The sun’s position changes during the day. A common library takes it at midnight in Greenwich; for towns in America this is most of a day old, and around the equinoxes Asr comes out up to two minutes wrong. Our site takes it at the town’s own noon.

**Sources.** The hadith of Jibril (Abu Dawud 393) for the shadow. The positions of the schools are general knowledge from fiqh handbooks; for a ruling ask a scholar. The calculation is this site’s own.`,
    },
    {
      slug: 'one-day-of-the-shadow',
      title: 'See it: one day of the shadow',
      minutes: 1,
      kind: 'video',
      address: '/course-samples/shadow-of-a-day.webm',
      seconds: 24,
      captions: '/course-samples/shadow-of-a-day.en.vtt',
      transcript:
        'A stick on a plain, seen towards the south, on the day of equal night in London. The sun goes from left to right; the shadow grows shorter until noon and longer again. A green ring stands one stick outside the noon shadow, a brown one two sticks outside it. Numbers below give the sun’s clock and the length of the shadow in sticks.',
      body: 'Twenty-four seconds from sunrise to sunset. Watch when the end of the shadow reaches the rings.\n\n**Sources.** Drawn from the sun’s height at 51.5° north on the equinox, by the sun’s own clock; without the bending of light by the air.',
    },
    {
      slug: 'first-check',
      title: 'Check: noon, sunset and shadow',
      minutes: 4,
      passMark: 75,
      questions: `Why is the sun rarely highest at exactly 12:00 on the clock?
- Because clocks are inaccurate
+ Because of longitude within the time zone, the equation of time and summer time
- Because Dhuhr is always five minutes after noon
> Each degree of longitude is four minutes, the sun runs early or late during the year, and summer time adds an hour.

How far below the horizon is the sun’s centre at sunset?
- 0°
+ 0.833°
- 18°
> The air bends light by about 34 minutes of arc and the upper edge must be gone, another 16: 50 minutes of arc, or 0.833°.

A stick of one metre has a noon shadow of 40 cm. When does Asr begin by the one-length position?
- When the shadow is 100 cm
+ When the shadow is 140 cm
- When the shadow is 240 cm
> The noon shadow plus one length of the stick: 40 + 100. By the two-length position it would be 240 cm.

Which of these are settled by astronomy alone, without a choice of school or method?
+ The moment of sunset
- The length of the shadow for Asr
+ The moment the sun is highest
> The schools differ about the shadow. The highest point and sunset are the same for everyone at one place.`,
    },
    {
      slug: 'fajr-isha-and-the-methods',
      title: 'Fajr, Isha and the methods',
      minutes: 7,
      body: `Dawn has no edge. The sky brightens slowly, and people have to agree on a point: *when the sun is this many degrees below the horizon, true dawn has begun*. In the evening it is the same for the end of twilight. These angles are what a **method** mainly consists of.

Some of those on our site:

- **Muslim World League**: Fajr 18°, Isha 17°
- **Islamic Society of North America (ISNA)**: 15° and 15°
- **Egyptian General Authority of Survey**: 19.5° and 17.5°
- **University of Islamic Sciences, Karachi**: 18° and 18°
- **Umm al-Qura, Makkah**: Fajr 18.5°, Isha **90 minutes after Maghrib**, 120 in Ramadan
- **Diyanet, Turkey**: 18° and 17°, with some minutes added elsewhere
- **JAKIM, Malaysia** and **Kemenag, Indonesia**: 20° and 18°
- **Union of Islamic Organisations of France**: 12° and 12°

# What a degree means

A larger angle means a darker sky: Fajr comes earlier, Isha later. How many minutes a degree makes depends on how steeply the sun moves against the horizon. Near the equator it is about four minutes. In London it is six or seven in spring, and far more near midsummer. So 18° and 15° lie about a quarter of an hour apart in Cairo, and twenty minutes or far more in Manchester.

# Why they differ

Observers in different climates saw different things, and scholars weighed caution differently: an early Fajr protects the fast, a late Fajr protects the prayer. If you fast by one timetable and pray by another, know which one says what. The simplest good rule is to **follow your own mosque**.

**Sources.** The angles are those in this site’s code, compared in 2026 with the list published by AlAdhan. Minutes per degree follow from spherical trigonometry. The reasons for the differences are general knowledge.`,
    },
    {
      slug: 'where-the-night-never-comes',
      title: 'Where the night never comes',
      minutes: 6,
      body: `In June the sun never sinks 18° below the horizon in Glasgow. By the angle there is no Fajr and no Isha that night, although the sun does set. North of the Arctic Circle it may not set at all. What then?

# Sunset, but no full darkness

There are several well-known rules; our site offers these:

- **A share of the night by the angle.** An angle of 18° gets 18/60 of the night: Fajr is that long before sunrise, Isha that long after sunset. This is our default.
- **The middle of the night.** Fajr and Isha never cross it.
- **A seventh of the night.** Isha is at the end of the first seventh, Fajr at the beginning of the last.
- **None.** The angle’s own time where there is one; elsewhere the middle of the night stands in and is marked as an estimate.

The rule only steps in where the angle’s time would lie beyond it. In Cairo it never does.

# No sunset at all

For polar days we use the times of the **nearest latitude where the sun rises and sets** (*aqrab al-bilad*, the nearest town). Everything except Dhuhr is then marked as an estimate, because nothing in the sky can confirm it.

There is a basis for estimating: when the Prophet ﷺ spoke of a day as long as a year and was asked whether one day’s prayers would be enough in it, he said: “No, estimate its extent” (Muslim 2937). How to estimate is a matter of scholarship, and councils in Europe have reached different results.

If you live far north, ask your mosque which rule it follows and choose the same in the [athan settings](/athan/settings).

**Sources.** Muslim 2937 for the hadith. The rules are those in this site’s code. That European councils differ is general knowledge.`,
    },
    {
      slug: 'reading-a-timetable',
      title: 'Reading a timetable',
      minutes: 5,
      body: `You now know everything you need to read a timetable critically. Take the one on your mosque’s wall and ask five questions.

1. **Which place?** Times for a city are computed for one point. At the latitude of London, thirty kilometres east or west make about two minutes, so a table for London is fine in Croydon and ten minutes off in Bristol.
2. **Which method?** Look for the name or the angles. If nothing is printed, compare Fajr with our [athan page](/athan) under several methods until one fits.
3. **Which Asr?** One length or two. If Asr is half an hour to an hour later than elsewhere, it is usually the second.
4. **Start of the time, or iqamah?** A timetable may show when the time *begins*, when the athan is called, and when the congregation *stands* (iqamah). Only the first is astronomy. The others are the mosque’s own decision.
5. **How is it rounded?** Seconds have to go somewhere. Many round to the nearest minute, as we do; careful tables round Fajr and the end of suhoor down and Maghrib up. Differences of a minute mean nothing. Leave a margin when you fast.

# Imsak

Some tables show *imsak*, usually ten minutes before Fajr. It is a reminder to finish eating, not a boundary: eating is allowed until Fajr begins, as the Quran says of the white thread of dawn ([2:187](/quran/2/187)).

# When two tables disagree

Do not split the community over minutes. Both usually rest on a respected method. Pray with your mosque, and if you pray alone, choose one method and stay with it.

**Sources.** Quran [2:187](/quran/2/187) for eating until dawn. Distances and minutes follow from the earth’s turning. The rest is general knowledge and our own practice.`,
    },
    {
      slug: 'final-check',
      title: 'Final quiz',
      minutes: 6,
      passMark: 80,
      questions: `Two timetables for the same town show Fajr 25 minutes apart. What is the likeliest reason?
- One of them has a mistake
+ They use different angles for dawn
- They use different lengths of shadow
> Methods use from 12° to 20° for Fajr. The shadow only concerns Asr.

A larger Fajr angle, such as 20° instead of 15°, makes Fajr …
+ earlier
- later
- neither
> The sun has to be further below the horizon, and it is there earlier in the morning.

How does the Umm al-Qura method find Isha?
- 17° below the horizon
+ 90 minutes after Maghrib, 120 in Ramadan
- In the middle of the night
> It is one of the methods that use an interval instead of an angle.

What does our default rule do in Glasgow in June, when the sun does not reach 18°?
- There is no Isha
- Isha is at midnight
+ Isha comes after a share of the night set by the angle
> 18° gets 18/60 of the night. The middle and a seventh of the night are other rules you can choose.

Which times on a mosque’s wall are the mosque’s own decision?
- Sunset
+ The iqamah of each prayer
- The moment the sun is highest
> When the congregation stands is decided by the mosque. The beginning of the time follows the sun.`,
    },
  ],
}
