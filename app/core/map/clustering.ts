/** Clusters of pins: close together they become a number, at the closest zoom of the map each stands alone. */
export const clustering = (hasStreets: boolean) => ({
  cluster: true,
  clusterRadius: 56,
  clusterMaxZoom: hasStreets ? 15 : 12,
})
