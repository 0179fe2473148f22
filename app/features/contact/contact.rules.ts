/** Degrees at zoom 16; each zoom step halves them. */
const MAP_HALF_WIDTH = 0.008;
const MAP_HALF_HEIGHT = 0.0045;
const MAP_ZOOM = 16;

type Place = { latitude: number; longitude: number; zoom: number };

export function liveMapAddress({ latitude, longitude, zoom }: Place): string {
  const scale = 2 ** (MAP_ZOOM - zoom);
  const box = [
    longitude - MAP_HALF_WIDTH * scale,
    latitude - MAP_HALF_HEIGHT * scale,
    longitude + MAP_HALF_WIDTH * scale,
    latitude + MAP_HALF_HEIGHT * scale,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
