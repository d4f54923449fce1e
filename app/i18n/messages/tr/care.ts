import type { Messages } from '#app/i18n/catalogue.ts'

export const care = {
  title: 'Yalnız değilsiniz. Yardım var.',
  lead: {
    self: 'Bunları yaşadığınız için çok üzgünüm. Hayatınız değerli ve bu yükü tek başınıza taşımak zorunda değilsiniz. Lütfen hemen biriyle konuşun.',
    violence: 'Başınıza gelenler için çok üzgünüm. Bu sizin suçunuz değil ve güvende olmak hakkınız.',
    medical: 'Bu acil bir durum olabilir. Lütfen hemen yardım çağırın ve hastanın yanında kalın.',
    any: 'Ne yaşıyor olursanız olun, sizi dinleyecek ve yardım edecek insanlar var.',
  },
  danger: 'Şu anda tehlikede olan biri varsa arayın:',
  call: (name: string, number: string) => `${name}: ${number}`,
  services: {
    any: 'Acil yardım',
    police: 'Polis',
    ambulance: 'Ambulans',
  },
  mind: 'Konuşabileceğiniz biri',
  home: 'Evde şiddet veya istismar',
  people: 'Yakınınızdaki insanlar',
  mosque: 'Yakınınızda bir cami bulun',
  team: 'Ekibimize yazın',
  teamNote: 'En kısa sürede yanıt veririz. Acil durumda lütfen arayın.',
  unknown:
    'Ülkenizin numaralarını bilmiyoruz. Lütfen yerel acil yardım numarasını arayın. Çoğu cep telefonundan 112 de aranabilir.',
  more: 'Diğer ülke ve dillerdeki yardım hatları için:',
  all: 'Ülkenizdeki bütün numaralar',
  country: 'Ülke',
  show: 'Göster',
  results: 'Arama sonuçlarını göster',
  compared: (date: string) =>
    `Numaralar değişebilir. Biri yanıt vermezse acil yardım numarasını arayın. Yayımlanmış listelerle karşılaştırma: ${date}.`,
} satisfies Messages['care']
