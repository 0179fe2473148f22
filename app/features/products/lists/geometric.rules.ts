export const GEOMETRIC_PICTURES = [
  { url: "/media/geometric-1.jpg", slug: "tapete-geometrico" },
  { url: "/media/geometric-2.jpg", slug: "tapete-cobogo" },
  { url: "/media/geometric-3.jpg", slug: "tapete-alvorada" },
  { url: "/media/geometric-4.jpg", slug: "tapete-vao-livre" },
  { url: "/media/geometric-5.jpg", slug: "tapete-losango" },
  { url: "/media/geometric-6.jpg", slug: "tapete-contemporary" },
] as const;
