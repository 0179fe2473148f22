-- A page's first save on a site without it left it hidden, so that its built-in words stayed. These pages are always shown.
UPDATE "content" SET "published" = "published" || '{"active": true}'
  WHERE "type" = 'pages' AND "published" ->> 'active' = 'false';
