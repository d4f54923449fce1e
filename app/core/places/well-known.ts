/**
 * Streets and stations that people name instead of a quarter, which no list of postal places has. Written by hand: the
 * middle of a street, to a few hundred metres.
 */
const PLACES: readonly (readonly [countryCode: string, names: string, lat: number, lng: number])[] = [
  ['GB', 'Brick Lane', 51.522, -0.072],
  ['GB', 'Edgware Road', 51.518, -0.167],
  ['GB', 'Green Street', 51.548, 0.027],
  ['GB', 'Ilford Lane', 51.552, 0.077],
  ['GB', 'Commercial Road', 51.513, -0.058],
  ['GB', 'Southall Broadway', 51.511, -0.378],
  ['GB', "King's Cross", 51.53, -0.123],
  ['GB', 'Liverpool Street', 51.518, -0.082],
  ['GB', 'Oxford Street', 51.515, -0.142],
  ['GB', 'Canary Wharf', 51.505, -0.02],
  ['GB', 'Curry Mile', 53.456, -2.225],
  ['GB', 'Cheetham Hill Road', 53.505, -2.237],
  ['GB', 'Stratford Road', 52.456, -1.87],
  ['GB', 'Ladypool Road', 52.456, -1.873],
  ['GB', 'Alum Rock Road', 52.489, -1.845],
  ['GB', 'Golden Mile', 52.65, -1.125],
  ['FR', 'Gare du Nord', 48.881, 2.355],
  ['FR', 'Gare de Lyon', 48.844, 2.374],
  ['FR', 'Barbès', 48.884, 2.35],
  ['FR', 'Châtelet', 48.858, 2.347],
  ['FR', 'Gare Saint-Lazare', 48.876, 2.325],
  ['DE', 'Sonnenallee', 52.481, 13.439],
  ['DE', 'Kottbusser Tor', 52.499, 13.418],
  ['DE', 'Keupstraße', 50.965, 7.008],
  ['US', 'Devon Avenue', 41.998, -87.699],
  ['US', 'Atlantic Avenue', 40.687, -73.984],
  ['US', 'Steinway Street', 40.767, -73.912],
  ['US', 'Times Square', 40.758, -73.986],
  ['BE', 'Gare du Midi', 50.836, 4.336],
  ['PK', 'Burns Road', 24.856, 67.017],
  ['SG', 'Arab Street', 1.302, 103.859],
  ['MY', 'Bukit Bintang', 3.147, 101.711],
  ['TR', 'Taksim', 41.037, 28.985],
  ['ID', 'Menteng', -6.195, 106.832],
  ['ID', 'Kemang', -6.261, 106.814],
]

/** All of them lie in large cities. */
const SIZE = 20

export const wellKnown = PLACES.map(([countryCode, name, lat, lng]) => ({ name, countryCode, lat, lng, size: SIZE }))
