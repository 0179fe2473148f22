import "./islands/page.client.ts";

// Public pages are complete without the router; only hydrated pages (administration, simulator) load it.
if (!document.documentElement.dataset.mode) void import("./hydrate.client.tsx");
