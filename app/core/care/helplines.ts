// Helplines, country by country: the emergency services, and people who listen. Each line names the body that runs it
// and its site. A number stands here when a published list or report names it too; nobody called them. What nothing
// supports is left out; the page then names the emergency number and findahelpline.com.

/** When the table was last compared with published lists, line by line. */
export const COMPARED_ON = '2026-11-18'
export const DIRECTORY = 'findahelpline.com'

export type Emergency = { service: 'any' | 'police' | 'ambulance'; number: string }

export type Helpline = {
  /** The name it has in its own country. */
  name: string
  number: string
  /** `mind`: for whoever thinks of ending their life, or needs to talk. `home`: violence and abuse. */
  for: 'mind' | 'home'
  /** The site of the body that runs it. */
  source: string
}

// `a` an ambulance, `p` the police, nothing before the number: all of them.
const EMERGENCY = `AE p999 a998|AL p129 a127|AM 112|AR 911|AT 112|AU 000|AZ 112|BA p122 a124|BD 999|BE 112|BG 112|BH 999
BN p993 a991|BR p190 a192|CA 911|CH 112|CL p133 a131|CM p117 a119|CN p110 a120|CO 123|CR 911|CY 112|CZ 112|DE 112|DK 112
DO 911|DZ p17 a14|EC 911|EE 112|EG p122 a123|ES 112|ET p991 a907|FI 112|FR 112|GB 999|GE 112|GH 112|GM p117 a116|GR 112
HK 999|HN 911|HR 112|HU 112|ID p110 a119|IE 112|IL p100 a101|IN 112|IQ 911|IR p110 a115|IS 112|IT 112|JM p119 a110|JO 911
JP p110 a119|KE 999|KG p102 a103|KH p117 a119|KR p112 a119|KW 112|KZ 112|LB p112 a140|LK p119 a1990|LT 112|LU 112|LV 112
MA p19 a15|MC 112|MD 112|ME p122 a124|MK p192 a194|ML p17 a15|MT 112|MV p119 a102|MX 911|MY 999|NG 112|NL 112|NO p112 a113
NP p100 a102|NZ 111|OM 9999|PA p104 a911|PE p105 a106|PH 911|PK p15 a1122|PL 112|PS p100 a101|PT 112|QA 999|RO 112
RS p192 a194|RU 112|RW p112 a912|SA p999 a997|SD 999|SE 112|SG p999 a995|SI 112|SK 112|SN p17 a1515|SY p112 a110
TH p191 a1669|TN p197 a190|TR 112|TT p999 a811|TW p110 a119|TZ 112|UA p102 a103|UG 999|US 911|UY 911|UZ p102 a103
VN p113 a115|XK p192 a194|ZA 112|ZM 999|ZW 999`

const LINES = `AE mind 8004673 National Mental Support Line (HOPE) · mocd.gov.ae
AE home 800111 Dubai Foundation for Women and Children · dfwac.ae
AL home 116117 Linja e Këshillimit për Gra dhe Vajza · hotlinealbania.org
AR home 144 Línea 144 · argentina.gob.ar
AT mind 142 TelefonSeelsorge · telefonseelsorge.at
AT home 0800222555 Frauenhelpline gegen Gewalt · frauenhelpline.at
AU mind 131114 Lifeline · lifeline.org.au
AU home 1800737732 1800RESPECT · 1800respect.org.au
BA home 1265 SOS telefon (Federacija BiH) · gcfbih.gov.ba
BA home 1264 SOS telefon (Republika Srpska) · gcfbih.gov.ba
BD mind 09612119911 Kaan Pete Roi · kaanpeteroi.org
BD home 109 National Helpline Centre for Violence against Women and Children · mowca.gov.bd
BE mind 1813 Zelfmoordlijn · zelfmoord1813.be
BE mind 080032123 Centre de Prévention du Suicide · preventionsuicide.be
BE home 1712 1712 · 1712.be
BE home 080030030 Écoute violences conjugales · ecouteviolencesconjugales.be
BN mind 145 Talian Harapan · moh.gov.bn
BN home 141 Talian Darussalam 141 · japem.gov.bn
BR mind 188 CVV · cvv.org.br
BR home 180 Ligue 180 · gov.br
CA mind 988 9-8-8 Suicide Crisis Helpline · 988.ca
CA mind 18666273342 Naseeha, Muslim mental health helpline · naseeha.org
CH mind 143 Die Dargebotene Hand · 143.ch
CY home 1440 SPAVO · domviolence.org.cy
CZ mind 116123 Linka první psychické pomoci · linkapsychickepomoci.cz
DE mind 08001110111 TelefonSeelsorge · telefonseelsorge.de
DE mind 030443509821 Muslimisches SeelsorgeTelefon · mutes.de
DE home 116016 Hilfetelefon Gewalt gegen Frauen · hilfetelefon.de
DK mind 70201201 Livslinien · livslinien.dk
DK home 1888 Lev Uden Vold · levudenvold.dk
EE home 116006 Ohvriabi · palunabi.ee
EG mind 16328 الأمانة العامة للصحة النفسية · mohp.gov.eg
EG home 15115 المجلس القومي للمرأة · ncw.gov.eg
ES mind 024 Línea 024 · sanidad.gob.es
ES home 016 016 · violenciagenero.igualdad.gob.es
FI mind 0925250111 MIELI Kriisipuhelin · mieli.fi
FI home 080005005 Nollalinja · nollalinja.fi
FR mind 3114 3114, numéro national de prévention du suicide · 3114.fr
FR home 3919 3919 Violences Femmes Info · solidaritefemmes.org
GB mind 116123 Samaritans · samaritans.org
GB mind 08088082008 Muslim Youth Helpline · myh.org.uk
GB home 08082000247 National Domestic Abuse Helpline · nationaldahelpline.org.uk
GR mind 1018 Γραμμή Παρέμβασης για την Αυτοκτονία · suicide-help.gr
GR home 15900 SOS 15900 · womensos.gr
HK mind 28960000 The Samaritans Hong Kong · samaritans.org.hk
HU mind 116123 Lelki Elsősegély Telefonszolgálat · sos116-123.hu
ID mind 119 Layanan 119, lalu tekan 8 · kemkes.go.id
ID home 129 SAPA 129 · kemenpppa.go.id
IE mind 116123 Samaritans · samaritans.org
IE home 1800341900 Women’s Aid · womensaid.ie
IL mind 1201 ERAN · eran.org.il
IN mind 14416 Tele-MANAS · telemanas.mohfw.gov.in
IN home 181 Women Helpline · wcd.nic.in
IR mind 1480 صدای مشاور · behzisti.ir
IR home 123 اورژانس اجتماعی · behzisti.ir
IS mind 1717 Hjálparsími Rauða krossins · 1717.is
IT mind 0223272327 Telefono Amico Italia · telefonoamico.it
IT home 1522 1522 · 1522.eu
JP mind 0120279338 よりそいホットライン · since2011.net
KE mind 0722178177 Befrienders Kenya · befrienderskenya.org
KE home 1195 GBV Helpline 1195 · hakgbv.org
KR mind 109 자살예방상담전화 · mohw.go.kr
KR home 1366 여성긴급전화 · women1366.kr
KZ home 111 111 · gov.kz
LB mind 1564 Embrace Lifeline · embracelebanon.org
LB home 1745 قوى الأمن الداخلي · isf.gov.lb
LK mind 1926 NIMH 1926 · nimh.health.gov.lk
LK home 1938 Women’s Help Line · childwomenmin.gov.lk
LU mind 454545 SOS Détresse · 454545.lu
MA home 8350 Kolona Maak, 8350 · unfm.ma
MT mind 1579 National Mental Health Helpline 1579 · health.gov.mt
MT home 179 Supportline 179 · fsws.gov.mt
MX mind 8009112000 Línea de la Vida · gob.mx
MY mind 0376272929 Befrienders KL · befrienders.org.my
MY mind 15555 Talian HEAL · moh.gov.my
MY home 15999 Talian Kasih · kpwkm.gov.my
NL mind 113 113 Zelfmoordpreventie · 113.nl
NL home 08002000 Veilig Thuis · veiligthuis.nl
NO mind 116123 Mental Helse Hjelpetelefonen · mentalhelse.no
NO home 116006 VO-linjen · volinjen.no
NP mind 1166 National Suicide Prevention Helpline · mohp.gov.np
NP home 1145 National Women Commission · nwc.gov.np
NZ mind 1737 1737, need to talk? · 1737.org.nz
NZ home 0800733843 Women’s Refuge · womensrefuge.org.nz
PH mind 1553 NCMH Crisis Hotline · ncmh.gov.ph
PK mind 03117786264 Umang · umang.com.pk
PK home 1099 Ministry of Human Rights Helpline · mohr.gov.pk
PL mind 116123 Telefon zaufania · 116sos.pl
PL home 800120002 Niebieska Linia · niebieskalinia.info
PS home 121 SAWA · sawa.ps
PT mind 213544545 SOS Voz Amiga · sosvozamiga.org
PT home 116006 APAV · apav.pt
QA mind 16000 خط الصحة النفسية · hamad.qa
QA home 919 مركز أمان · aman.org.qa
RS mind 0800300303 Centar Srce · centarsrce.org
RU home 88007000600 Центр «Анна» · anna-center.ru
SA mind 937 وزارة الصحة 937 · moh.gov.sa
SA home 1919 وزارة الموارد البشرية والتنمية الاجتماعية · hrsd.gov.sa
SE mind 90101 Självmordslinjen · mind.se
SE home 116016 Kvinnofridslinjen · kvinnofridslinjen.se
SG mind 1767 Samaritans of Singapore · sos.org.sg
SG home 18007770000 National Anti-Violence Helpline · msf.gov.sg
TH mind 1323 สายด่วนสุขภาพจิต · dmh.go.th
TH home 1300 ศูนย์ช่วยเหลือสังคม · m-society.go.th
TN home 1899 الخط الأخضر 1899 · femme.gov.tn
TR home 183 ALO 183 Sosyal Destek Hattı · aile.gov.tr
TW mind 1925 安心專線 · mohw.gov.tw
TW home 113 113 · mohw.gov.tw
UA mind 7333 Lifeline Ukraine · lifelineukraine.com
UG home 116 Sauti 116 · mglsd.go.ug
US mind 988 988 Suicide & Crisis Lifeline · 988lifeline.org
US mind 18666273342 Naseeha, Muslim mental health helpline · naseeha.org
US home 18007997233 National Domestic Violence Hotline · thehotline.org
ZA mind 0800567567 SADAG Suicide Crisis Line · sadag.org
ZA home 0800428428 GBV Command Centre · gbv.org.za`

export type CountryHelp = { emergency: Emergency[]; lines: Helpline[] }

const SERVICES = { p: 'police', a: 'ambulance' } as const

function readEmergency(): Map<string, Emergency[]> {
  return new Map(
    EMERGENCY.split(/[|\n]/).map((entry) => {
      const [code = '', ...numbers] = entry.split(' ')
      return [
        code,
        numbers.map((written): Emergency => {
          const [letter] = written
          return letter === 'p' || letter === 'a'
            ? { service: SERVICES[letter], number: written.slice(1) }
            : { service: 'any', number: written }
        }),
      ]
    }),
  )
}

function readLines(): Map<string, Helpline[]> {
  const byCountry = new Map<string, Helpline[]>()
  for (const line of LINES.split('\n')) {
    const match = /^([A-Z]{2}) (mind|home) (\d+) (.+) · (\S+)$/.exec(line)
    if (!match) throw new Error(`Not a helpline: ${line}`)
    const [, code = '', kind, number = '', name = '', source = ''] = match
    const own = byCountry.get(code) ?? []
    own.push({ name, number, for: kind === 'home' ? 'home' : 'mind', source })
    byCountry.set(code, own)
  }
  return byCountry
}

let table: { emergency: Map<string, Emergency[]>; lines: Map<string, Helpline[]> } | null = null

/** What is known for a country (ISO 3166 code); empty lists where nothing is. */
export function helpIn(countryCode: string): CountryHelp {
  table ??= { emergency: readEmergency(), lines: readLines() }
  return { emergency: table.emergency.get(countryCode) ?? [], lines: table.lines.get(countryCode) ?? [] }
}
