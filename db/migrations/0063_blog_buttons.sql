-- Two buttons that open the blog said something else on a maker's own site. Words that somebody wrote there stay.
UPDATE "content" SET "published" = jsonb_set("published", ARRAY[field, 'pt-BR'], to_jsonb(present)) FROM (VALUES
    ('newCollection', 'home.newCollection.button', 'Ver as coleções', 'Ver no blog'),
    ('philosophy', 'home.philosophy.button', 'Falar conosco', 'Acompanhar texto no blog')) AS words(form, field, former, present)
  WHERE "type" = 'settings' AND "slug" = form AND "published" #>> ARRAY[field, 'pt-BR'] = former;--> statement-breakpoint
UPDATE "content" SET "published" = jsonb_set("published", ARRAY[field, 'es'], to_jsonb(present)) FROM (VALUES
    ('newCollection', 'home.newCollection.button', 'Ver las colecciones', 'Ver en el blog'),
    ('philosophy', 'home.philosophy.button', 'Hablar con nosotros', 'Seguir leyendo en el blog'),
    ('philosophy', 'home.philosophy.button', 'Escribirnos', 'Seguir leyendo en el blog')) AS words(form, field, former, present)
  WHERE "type" = 'settings' AND "slug" = form AND "published" #>> ARRAY[field, 'es'] = former;--> statement-breakpoint
UPDATE "content" SET "published" = jsonb_set("published", ARRAY[field, 'en'], to_jsonb(present)) FROM (VALUES
    ('newCollection', 'home.newCollection.button', 'See the collections', 'See it on the blog'),
    ('philosophy', 'home.philosophy.button', 'Talk to us', 'Keep reading on the blog')) AS words(form, field, former, present)
  WHERE "type" = 'settings' AND "slug" = form AND "published" #>> ARRAY[field, 'en'] = former;
