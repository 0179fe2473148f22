import "#app/islands/page.client.ts";

// Public pages need no router; only hydrated pages (administration, simulator) load it.
if (!document.documentElement.dataset.mode)
  void import("./hydrate.client.tsx").then(({ hydrate }) => hydrate());
