import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('tr')

/** The map: its controls, what it says when it cannot be drawn, and choosing a position. */
export const map = {
  label: 'Harita',
  results: 'Haritada sonuçlar',
  loading: 'Harita yükleniyor…',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  you: 'Buradasınız',
  cluster: (n: number) => count(n, { one: '# yer. Yakınlaştır', other: '# yer. Yakınlaştır' }),
  close: 'Kapat',
  open: (name: string) => `Aç: ${name}`,
  directions: 'Yol tarifi',
  directionsTo: (name: string) => `Yol tarifi: ${name}`,
  /** The choice of a maps app. */
  directionsWith: {
    title: 'Yol tarifi',
    apps: {
      device: 'Telefonun harita uygulaması',
      google: 'Google Maps',
      apple: 'Apple Haritalar',
      osm: 'OpenStreetMap',
    },
  },
  towards: ['kuzeyde', 'kuzeydoğuda', 'doğuda', 'güneydoğuda', 'güneyde', 'güneybatıda', 'batıda', 'kuzeybatıda'],
  crowFlies: 'kuş uçuşu',
  setPlace: 'Uzaklığı görmek için yerinizi belirtin',
  attribution: 'Harita kaynakları',
  notDrawn: 'Harita bu tarayıcıda çizilemiyor. Onun yerine yerlerin listesi burada.',
  notDrawnOne: 'Harita bu tarayıcıda çizilemiyor.',
  noStreets: 'Bu bölgenin sokak haritası henüz bizde yok.',
  noScript: 'Harita için JavaScript gerekir. Haritadaki her şey listede de var.',
  gestures: {
    windows: 'Haritayı yakınlaştırmak için Ctrl tuşunu basılı tutup kaydırın',
    mac: 'Haritayı yakınlaştırmak için ⌘ tuşunu basılı tutup kaydırın',
    touch: 'Haritayı iki parmakla kaydırın',
  },
  picker: {
    title: 'Haritadaki konum',
    hint: 'İşareti sürükleyin, haritaya dokunun ya da işareti ok tuşlarıyla taşıyın. Shift ile daha küçük adımlar atarsınız.',
    noScript:
      'Konumu iki sayı olarak yazın. Çoğu harita uygulaması, parmağınızı bir yere basılı tuttuğunuzda bu sayıları gösterir.',
    pin: (lat: string, lng: string) => `İşaretin konumu: ${lat}, ${lng}. Ok tuşlarıyla taşıyın`,
    useMyLocation: 'Konumumu kullan',
    locating: 'Konumunuz bulunuyor…',
    refused: 'Tarayıcınız konumunuzu paylaşmadı. Lütfen bunun yerine haritaya dokunun.',
    failed: 'Nerede olduğunuzu bulamadık. Lütfen bunun yerine haritaya dokunun.',
    placed: {
      door: 'İğneyi bu adrese koyduk. Yanlışsa sürükleyin.',
      street: 'İğneyi bu sokağa koyduk. Doğru kapıya sürükleyin.',
      postcode: 'İğneyi bu posta kodunun ortasına koyduk. Doğru kapıya sürükleyin.',
    },
    latitude: 'Enlem',
    longitude: 'Boylam',
    none: 'Henüz konum yok. Belirlemek için haritaya dokunun.',
    moved: (lat: string, lng: string) => `Yeni konum: ${lat}, ${lng}`,
  },
} satisfies Messages['map']
