export const athan = {
  month: {
    caption: 'Prayer times of the month',
    day: 'Day',
    hijri: 'Hijri',
    estimated: 'On these days the sun does not give every time here. The times are estimates.',
  },
}
