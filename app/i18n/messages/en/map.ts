import { plural } from '#app/i18n/plural.ts'

const count = plural('en')

/** The map: its controls, what it says when it cannot be drawn, and choosing a position. */
export const map = {
  label: 'Map',
  results: 'Results on a map',
  loading: 'Loading the map…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  you: 'You are here',
  cluster: (n: number) => count(n, { one: '# place. Zoom in', other: '# places. Zoom in' }),
  close: 'Close',
  open: (name: string) => `Open ${name}`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  /** The choice of a maps app. */
  directionsWith: {
    title: 'Directions with',
    apps: { device: 'This phone’s maps app', google: 'Google Maps', apple: 'Apple Maps', osm: 'OpenStreetMap' },
  },
  /** Which way a place lies from the visitor: the eight winds, clockwise from north. */
  towards: [
    'to the north',
    'to the north-east',
    'to the east',
    'to the south-east',
    'to the south',
    'to the south-west',
    'to the west',
    'to the north-west',
  ],
  crowFlies: 'as the crow flies',
  setPlace: 'Set your place to see how far it is',
  attribution: 'Map sources',
  notDrawn: 'The map cannot be drawn in this browser. Here are the places instead.',
  notDrawnOne: 'The map cannot be drawn in this browser.',
  noStreets: 'We don’t have a street map for this area yet.',
  noScript: 'The map needs JavaScript. Everything on it is in the list, too.',
  gestures: {
    windows: 'Hold Ctrl and scroll to zoom the map',
    mac: 'Hold ⌘ and scroll to zoom the map',
    touch: 'Use two fingers to move the map',
  },
  picker: {
    title: 'Position on the map',
    hint: 'Drag the pin, tap the map, or use the arrow keys. Hold Shift for smaller steps.',
    noScript: 'Enter the position as two numbers. Most map apps show them when you press and hold on a place.',
    pin: (lat: string, lng: string) => `Pin at ${lat}, ${lng}. Move it with the arrow keys`,
    useMyLocation: 'Use my location',
    locating: 'Finding your location…',
    refused: 'Your browser did not share your location. Please tap the map instead.',
    failed: 'We could not find out where you are. Please tap the map instead.',
    placed: {
      door: 'We put the pin at this address. Drag it if it’s wrong.',
      street: 'We put the pin on this street. Drag it to the right door.',
      postcode: 'We put the pin in the middle of this postcode. Drag it to the right door.',
    },
    latitude: 'Latitude',
    longitude: 'Longitude',
    none: 'No position yet. Tap the map to set one.',
    moved: (lat: string, lng: string) => `Position set to ${lat}, ${lng}`,
  },
}
