UPDATE "media" SET "content_hash" = NULL
WHERE "content_type" IN ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff', 'video/mp4');
