// Phrases by which people say that they are in danger, in six languages, with the short forms and slips of a phone's
// keyboard. In a phrase `a/b` stands for either word, `word*` for any ending, and `~` for up to three words between.

export type Need = 'self' | 'violence' | 'medical'

/** Said of films, food, laughter and contracts: taken out before anything else is read. */
export const HARMLESS = `
suicide squad, suicide burger/wings/sauce/chicken/drink, suicide doors
to die for, dying to ~ try/eat/taste/see/visit/know/go, die hard, die of laughter/laughing, die laughing, dye my
killing time, kill time/it/for/two, killing it, killer deal/app/price/recipe, killing me
heart attack grill/burger/sandwich/fries, heart attack on, stroke of
he/she/it/that/which beats me at/to/in, it/that beats me, choking hazard/hazards, choking on laughter
cut myself a/some/another, hurt myself laughing
overdose of chocolate/sugar/cheese/cuteness, raped seed, chest pain cream
فرقة الانتحار, أموت من الضحك/الجوع/العطش, أموت في/على/عليك/جوعا/شهيدا/مسلما, موت من الضحك/الجوع, ضربني جوع/الجوع
ہنس ہنس کر مر*, بھوک سے مر*, ہنسی سے مر*, مارتا ہے مچھر, چکر مارتا
mourir de rire/faim/soif/honte/chaud, a mourir de, tuer le temps, crever de faim/chaud
gülmekten öl*, açlıktan öl*, sıcaktan öl*, intihar timi/ekibi
mati lampu/listrik/gaya/ketawa/syahid/kutu, lampu mati, mati husnul, setengah mati
`

/** Certain by themselves. */
export const SURE: Record<Need, string> = {
  self: `
suicid*, sucid*, suicde, suiside, suisid*, sucicide, suicied, suicdal, sucidal
kill/kil/kll/killing/hang/drown/shoot/unalive/hurt/harm/cut/cutting/hurting/harming/starve/burn myself/myslef/mysef/mself
kill/killing/harm/hurt my self, killmyself, kms, self harm*, selfharm*, self injury
end/ending/take/taking my own life/lives, end/ending/take/taking my life/lief/lfe, end it all, ending it all
want/wanna/wants/wanted/wish/ready/going/gonna/hope to die/dye, want/wanna die, wanna be dead, want to be dead, wish i was/were dead
wish/wished i ~ never born, wish/wished i never/didnt wake/exist, better off dead, better off without me, rather be dead, rather die than live/wake/go
dont/dnt/do/doesnt not/want/wanna to live/exist, dont/dnt wanna/want live/exist, dont want to live/exist/wake/be ~ anymore/alive, dont want to be alive/here anymore
dont want to be here any more/longer, do not want to live/exist, no longer want to live, tired of living/being/life ~ alive, tired of living, tired of being alive
no reason to live/living/go, nothing to live for, life is not/isnt worth ~ living, cant go on living, cant live anymore/like
jump off a/the bridge/building/roof, thinking about/of ending/dying, thoughts of death/dying, i hate my life and want
end my suffering, end this pain, let me die, i should be dead, i want to disappear forever
انتحر, *انتحر, الانتحار, انتحار, للانتحار, انتحاري, بالانتحار, والانتحار, بانتحر
أريد/اريد/ابغى/أبغى/ابي/أبي/بدي/عايز/عايزة/عاوز/عاوزة/ودي/نفسي/أتمنى/أود/حابب ~ أموت/الموت/موت, أريد أن أموت, بدي موت, ليتني مت/أموت, يا ليتني أموت
أقتل/بقتل/سأقتل/اقتل/قتل نفسي/حالي/روحي, أموت نفسي/حالي, موت حالي, أنهي/إنهاء/انهاء/أنهى حياتي, أنهي/إنهاء كل شيء
لا أريد ~ أعيش/العيش/الحياة, ما أبغى/ابغى/ابي/أبي/بدي/ودي أعيش/عيش/العيش, مش عايز/عايزة/عاوز أعيش, تعبت/زهقت/مليت من الحياة/حياتي/العيش, كرهت حياتي/الحياة/عيشتي
أؤذي/أذية/إيذاء/أجرح/أقطع نفسي, لا معنى لحياتي, ما في داعي أعيش, ما عاد بدي عيش
خودکشی, خود کشی, خودکُشی, مرنا چاہتا/چاہتی/چاہ, مر جانا چاہتا/چاہتی, مرنے کو دل/جی, مر جاؤں, مرنے کا دل
جینا نہیں چاہتا/چاہتی, جینے کو دل/جی نہیں, جینے کا دل نہیں, زندگی ختم/ختم, زندگی سے تنگ, زندگی سے تھک, اپنی/اپنے جان لے/لینا/دے/دینا/لینے, خود کو ختم/مار/نقصان/کاٹ/چوٹ, جینے کی خواہش نہیں
khudkushi, khud kushi, khudkhushi, marna chahta/chahti/chahta, mar jana chahta/chahti, jeena/jina nahi/nahin chahta/chahti, zindagi khatam, apni jaan le/lena/de/dena, zindagi se tang
me suicider, suicider, suicidaire, me tuer, mettre fin a mes jours/ma, mettre fin à mes jours/ma
envie de mourir/crever/disparaître, veux/voudrais/préfère/veut/vx mourir/crever/disparaître, jveux mourir/crever, j'aimerais mourir/disparaître, envie den finir, veux en finir, vais en finir
plus envie de vivre/rien, veux/peux plus vivre, vivre ne sert, vie ne vaut plus, marre de vivre, marre de la vie, fatigué/fatiguée de vivre, plus la force de vivre, plus de raison de vivre
me faire du mal, me scarifier/scarifie/mutiler/mutile/pendre, sauter du pont/toit, j'en peux plus de vivre
intihar*, ölmek istiyorum/isterim/isterdim/istedim/istiyom, ölsem/ölsem de kurtulsam, keşke ölsem, geberip gitmek, gebermek istiyorum, öleyim artık
kendimi öldür*, kendimi as*, kendimi kes*, kendime zarar, canıma kıy*, canıma kast*, hayatıma son, yaşamıma son, hayatımı bitir*, hayatımı sonlandır*
yaşamak istemiyorum/istemiyom, yaşamaktan bıktım/yoruldum, hayattan bıktım, yaşamanın anlamı yok/kalmadı
bunuh diri, bundir, ingin/mau/pengen/pingin/pengin/kepengen/pgn/pengin mati, ingin/mau/pengen/pingin aku/saya/aja/saja mati, lebih baik mati, mending mati, rasanya ingin/mau/pengen mati
mengakhiri/akhiri/ngakhiri hidup/hidupku/semuanya, akhiri hidupku, tidak/tak/gak/ga/nggak/ngga/enggak mau/ingin/pengen hidup, capek/cape/lelah/muak/bosan hidup, sudah tidak sanggup hidup, tidak sanggup hidup
menyakiti/melukai/menyayat/nyakitin diri, lompat dari gedung/jembatan, gantung diri
`,
  violence: `
domestic violence/abuse/violance, abusive husband/wife/relationship/marriage/father/partner/parents/home, honour/honor killing, forced marriage, force/forcing me to marry, forced to marry, forced into marriage
husband/husbend/hubby/wife/father/dad/mother/mum/mom/brother/uncle/partner/boyfriend/girlfriend/son/he/she/they/inlaws/stepdad/stepfather/family ~ hits/beats/hit/beat/beating/hitting/slaps/slapped/kicks/kicked/punches/punched/chokes/choked/strangled/strangles/abuses/abused/abusing/rapes/raped/burns/locks/threatens/threatened/hurts me
hits/beats me and/every/when/at, beaten/beating/hit/abused/raped/hurt by my/a, being beaten/abused/hit/raped, getting beaten/hit/abused, beaten up at, beaten at home, abused at home, abused as
i was/got/am/have ~ raped/molested/assaulted/abused, raped me, molested me, touches/touched me ~ night/inappropriately/sleep, sexual abuse/assault, sexually abused/assaulted
scared/afraid/frightened/terrified of my husband/father/dad/wife/partner/brother/family/boyfriend/ex, going to/gonna/will/wants kill/hurt me, wants to kill me, threatened to kill, threatens to kill
not safe at home, unsafe at home, dont feel safe at home, wont let me leave the house, locked me in/up
عنف منزلي/أسري/زوجي, العنف المنزلي/الأسري/الزوجي, يضربني, بيضربني, ضربني, تضربني, بتضربني, يضربوني, بيضربوني, عم يضربني, كيضربني, يعنفني, معنفة
أتعرض/اتعرض/بتعرض ~ للضرب/للعنف/للاعتداء/للتعنيف/للإيذاء, يهددني بالقتل, يهددني ~ يقتلني, سيقتلني, رح يقتلني, حيقتلني, هيقتلني
اغتصب*, *اغتصاب, اغتصاب, الاغتصاب, تحرش بي/فيني/بيا, يتحرش بي/فيني/بيا, أخاف/خايفة/خائفة/بخاف من زوجي/أبي/أبوي/أخي/جوزي, يجبر*/أجبر*/بيجبر* على الزواج, زواج قسري, غصبوني على الزواج, يحبسني
گھریلو تشدد, شوہر/خاوند/میاں/باپ/ابو/بھائی/سسرال/سسر/بیوی/ساس ~ مارتا/مارتے/مارتی/پیٹتا/پیٹتے/مار, مجھے مارتا/مارتے/مارتی/پیٹتا/پیٹتے/پیٹا, مار پیٹ, مارا پیٹا
جنسی زیادتی/تشدد/ہراسانی, عصمت دری, ریپ, شوہر/باپ/گھر سے ڈر*, زبردستی شادی/نکاح, جان سے مار*, مجھے مار ڈالے, گھر میں محفوظ نہیں
shohar/shauhar/husband/khawand/miyan/baap/abu/bhai ~ marta/marte/maarta/maarte, mujhe marta/maarta/marte/maarte/pitta, gharelu tashadud/tashaddud, zabardasti shadi/nikah
violence/violences conjugale/conjugales/domestique/domestiques, mari/compagnon/copain/conjoint/ex/père/frère/femme/mère/oncle/il/elle ~ me frappe/bat/tape/gifle/menace/viole/étrangle/brutalise/cogne/maltraite/séquestre
me frappe/bat/tape ~ chaque/souvent/quand/tous, battue/frappée/frappé/violée/violé/agressée/maltraitée/séquestrée par, été violée/violé/viole/agressée/agressé/frappée/battue, femme battue, viol, violée, agression sexuelle, inceste, attouchements
peur de mon mari/père/conjoint/compagnon/frère/ex, mariage forcé, me forcer/force à me marier, veut/va me tuer, menace de me tuer, en danger chez moi, pas en sécurité chez
aile içi şiddet, ev içi şiddet, evde şiddet, şiddet görüyorum/gördüm/görüyor, şiddete maruz, şiddet uyguluyor, kocam/eşim/babam/abim/ağabeyim/sevgilim/annem/kayınvalidem/kardeşim/o ~ dövüyor/dövdü/vuruyor/vurdu/dövüyo/tehdit/boğdu/taciz
beni dövüyor/dövdü/dövüyorlar/dövecek/vuruyor, dayak yiyorum/yedim/atıyor, tecavüz*, taciz ediyor/etti/edildim/ediliyorum, cinsel istismar/taciz/saldırı, zorla evlen*, kocamdan/babamdan/eşimden/abimden korkuyorum, beni öldürecek/öldürmekle/öldürür, namus cinayeti, evde güvende değilim
kdrt, kekerasan dalam rumah, kekerasan rumah tangga, kekerasan seksual, suami/istri/ayah/bapak/papa/pacar/kakak/ibu/mertua/dia ~ memukul/memukuli/pukul/mukul/mukulin/pukulin/menampar/nampar/menendang/menyiksa/siksa/mengancam/mencekik saya/aku/gue/gw
dipukul/dipukuli/dipukulin/ditampar/disiksa/diancam/ditendang suami/suamiku/ayah/bapak/pacar/terus/oleh/sama, saya/aku/gue ~ dipukul/dipukuli/disiksa/diperkosa/dilecehkan, diperkosa, pemerkosaan, pelecehan seksual, dilecehkan
takut/ketakutan sama/pada/dengan/kepada suami/suamiku/ayah/bapak, dipaksa menikah/nikah/kawin, kawin paksa, mau/akan/ingin membunuh/bunuh saya/aku, mengancam membunuh, tidak aman di rumah
`,
  medical: `
heart attack, heartattack, having/had a stroke, medical emergency, cant/cannot/cnt/struggling/trouble breathe/breath/breathing, cant catch my breath, isnt/not/stopped breathing, stop breathing
unconscious, unconcious, wont wake up, passed out and, not responding and, collapsed and, chest pain/pains, chest hurts and, having a seizure/siezure/fit, is choking, baby is choking, choking and
overdose, overdosed, over dosed, took/taken/swallowed ~ pills/tablets/bleach/poison/medicine, too many pills/tablets, been poisoned, swallowed poison
bleeding heavily/badly/out/alot, bleeding a lot, wont stop bleeding, losing ~ blood, need/call/send/get an ambulance, call ambulance, need ambulance, coughing up blood, severe allergic reaction, anaphylaxis
*نوبة/*أزمة/*سكتة قلبية/دماغية, *جلطة, لا/ما/مش/مو يتنفس/تتنفس/بيتنفس, لا/ما/مش/مو/لم أستطيع/أقدر/قادر/قادرة/فيني/عم ~ أتنفس/التنفس, فاقد/فاقدة/فقد/فقدت الوعي, أغمي/مغمى/اغمي عليه/عليها/علي
نزيف حاد/شديد/قوي/لا/ما, ينزف*, جرعة زائدة, بلعت/بلع/شربت/تناولت ~ حبوب/سم/دواء/كلور, أحتاج/احتاج/محتاج/محتاجة/بدي/أريد/اطلب/أطلب/اتصلوا ~ إسعاف/الإسعاف/بالإسعاف/سيارة, حالة طارئة/طوارئ, تسمم, يختنق, تختنق, ألم ~ بالصدر/الصدر/صدري
دل کا دورہ, ہارٹ اٹیک, سانس نہیں آ/لے/رک, سانس رک, سانس بند, بے ہوش, بیہوش, خون بہہ/بہت/نہیں رک, زہر کھا/پی, گولیاں کھا/کھائی, ایمبولینس چاہیے/چاہئے/بلا*/بھیج*, ایمبولینس کی ضرورت, طبی ایمرجنسی, فالج کا, سینے میں درد
dil ka daura/dora, saans nahi/nahin, behosh, zeher kha/pi, goliyan kha, ambulance chahiye/bulao/bhejo
crise cardiaque, infarctus, arrêt cardiaque, arrive/arrives/peux/peut pas/plus à/a respirer, arrive/peux/peut pas/plus respirer, narrive/narrives pas/plus à respirer, respire/respires plus/pas, perdu connaissance, est inconscient/inconsciente, sans connaissance
overdose, surdose, hémorragie, saigne/saignes beaucoup/abondamment, avc, besoin ~ ambulance/samu, appelez/appeler/envoyez ~ ambulance/samu/secours, urgence médicale, avalé/pris ~ médicaments/comprimés/cachets/javel/pilules, s'étouffe, étouffe, convulsions, convulse, douleur/douleurs ~ poitrine
kalp krizi*, nefes alamıyor*, nefes alamıyo*, nefes almıyor*, bilinci kapalı/yok/gitti, bilincini kaybetti, bayıldı, kan kaybediyor, kanama/kanaması durmuyor/var, aşırı doz, ambulans lazım/çağır*/gönder*/gerek*/istiyorum, ambulansa ihtiya*, acil tıbbi, zehirlendi*, zehir içti*, felç/inme geçiriyor, hap içtim/yuttum/içti/yuttu, ilaç içtim/yuttum ~ çok, boğuluyor, göğsüm ağrıyor, göğüs ağrısı
serangan jantung, tidak/tak/gak/ga/nggak/ngga bisa bernapas/bernafas/napas/nafas, tidak/gak/ga/nggak/sudah bernapas/bernafas, sesak napas/nafas, tidak sadarkan diri, pingsan, overdosis, pendarahan/perdarahan hebat/terus/banyak/tidak, butuh/panggil/perlu/minta/tolong ~ ambulans/ambulan/ambulance, darurat medis, gawat darurat medis, kena stroke, keracunan makanan/obat/gas, menelan/minum ~ racun/baygon/pemutih/obat banyak, kejang kejang, tersedak, nyeri dada
`,
}

/** About a contract as often as about a life: not where one of `BUSINESS` stands beside it. */
export const UNSURE: Record<Need, string> = {
  self: `
want/wanna/need/going/gonna/ready/just to end it, wanna end it, feel/feels/felt/feeling like ending it/everything/things, feel/feeling like giving up, want it to be over, dont see/have a/any point/reason ~ anymore, whats the point of living/life, want to end everything, thinking of ending it, time to end it
want/wanna to give up on life/everything, give up on life, cant do this anymore, cant do this any more, cant go on, cant take it anymore, cant take this anymore, no way out, i give up on everything
want to disappear, wanna disappear, nobody would miss me, no one would miss me, everyone would be better, so alone and, completely alone and
أريد ~ أنهي/إنهاء هذا/الأمر/كل, لم أعد أحتمل/أتحمل/أستطيع, ما عاد أتحمل/فيني/أقدر, تعبت من كل شيء, أريد أن أختفي, بدي اختفي, لا أحد يحتاجني
اب اور نہیں سہہ/برداشت, سب ختم کر, مزید برداشت نہیں, کوئی راستہ نہیں, غائب ہو جانا چاہ*
en finir, j'en peux plus, jen peux plus, je n'en peux plus, tout arrêter, personne ne remarquerait, envie de disparaître, à bout de tout
artık dayanamıyorum, dayanacak gücüm, her şeyi bitirmek/bitireceğim istiyorum, yok olmak istiyorum, çıkış yolu yok, kimse beni özlemez, kaybolmak istiyorum
ingin mengakhiri, mau mengakhiri, ingin menghilang, pengen ngilang selamanya, sudah tidak kuat/sanggup, gak kuat lagi, ga kuat lagi, nggak kuat lagi, tidak kuat lagi
`,
  violence: '',
  medical: '',
}

export const BUSINESS =
  'member*, subscri*, plan, plans, contract, trial, account, listing, listings, order, orders, lease, rental, job, newsletter, booking, business, shop, ad, ads, course, event, اشتراك*, اشتراكي, عضوية*, عضويتي, عقد, العقد, حساب*, حسابي, طلب, طلبي, إعلان*, متجر*, رکنیت, معاہدہ, اکاؤنٹ, آرڈر, دکان, کورس, abonnement, abonner, adhésion, contrat, compte, commande, annonce, bail, travaux, dossier, üyelik*, üyeliğimi, abonelik*, aboneliğimi, sözleşme*, hesap*, sipariş*, ilan*, kira*, dükkan*, langganan, keanggotaan, kontrak, akun, pesanan, iklan, sewa, toko, pekerjaan'
