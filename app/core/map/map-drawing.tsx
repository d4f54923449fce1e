// A quiet drawing of streets, shown where the real map is not there (yet). It claims no place: decoration only.
export function MapDrawing() {
  return (
    <svg className="map__svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="map__park"
        d="M60 40q90-30 130 20t-20 100-120 20-60-90 70-50zM430 250q80-30 120 20t-40 90-110-10-20-80 50-20z"
      />
      <g className="map__roads">
        <path d="M-20 70C140 60 300 130 620 90M-20 190c200-20 340 40 640 10M-20 320c180-40 360 0 640-40M110-20c30 140-20 280 10 440M260-20c-20 160 40 260 10 440M420-20c30 150-10 290 20 440M540-20c-10 180 20 260 0 440" />
      </g>
      <g className="map__lanes">
        <path d="M-20 130c220-10 380 50 640 10M-20 255c200-20 400 20 640-5M185-20c10 150 10 280 0 440M340-20c0 160 20 280 10 440M480-20c20 160 0 290 0 440" />
      </g>
      <path className="map__river" d="M-20 380C120 300 220 420 340 350s160-60 280-10" />
    </svg>
  )
}
