-- Settings become documents, one for each form: each field by its whole name, texts in all languages beside each other, those
-- in lists as fields of their own, with drafts, history and links to previews.
CREATE TABLE carried_settings AS SELECT * FROM (VALUES
  ('brand', 'name', 'brand.name', 'brand'), ('brand', 'legal_name', 'brand.legalName', 'brand'),
  ('brand', 'logo', 'brand.logo', 'brand'), ('brand', 'tagline', 'brand.tagline', 'brand'),
  ('brand', 'blurb', 'brand.blurb', 'brand'), ('brand', 'founded_es', 'brand.foundedEs', 'founding'),
  ('brand', 'founded_story', 'brand.foundedStory', 'founding'), ('brand', 'years_of_craft', 'brand.yearsOfCraft', 'brand'),
  ('brand', 'distributors', 'brand.distributors', 'brand'), ('brand', 'city', 'brand.city', 'brand'),
  ('brand', 'seo_title', 'brand.seoTitle', 'seo'), ('brand', 'seo_description', 'brand.seoDescription', 'seo'),
  ('brand', 'share_picture', 'brand.sharePicture', 'seo'), ('contact', 'address_lines', 'contact.addressLines', 'address'),
  ('contact', 'whatsapp', 'contact.whatsapp', 'channels'), ('contact', 'phone', 'contact.phone', 'channels'),
  ('contact', 'email', 'contact.email', 'channels'), ('contact', 'marketing_email', 'contact.marketingEmail', 'channels'),
  ('contact', 'hours', 'contact.hours', 'hours'), ('contact', 'time_zone', 'contact.timeZone', 'hours'),
  ('contact', 'map', 'contact.map', 'address'), ('contact', 'map_picture', 'contact.mapPicture', 'address'),
  ('social', 'instagram', 'social.instagram', 'social'), ('social', 'pinterest', 'social.pinterest', 'social'),
  ('social', 'blog', 'social.blog', 'social'), ('menu', 'curadoria_url', 'menu.curadoriaUrl', 'menuCuration'),
  ('menu', 'order', 'menu.order', 'menuOrder'), ('landing', 'film', 'landing.film', 'landing'),
  ('landing', 'poster', 'landing.poster', 'landing'), ('home', 'veil', 'home.veil', 'veil'),
  ('home', 'hero', 'home.hero', 'hero'), ('home', 'feature', 'home.feature', 'gallerySection'),
  ('home', 'new_collection', 'home.newCollection', 'newCollection'), ('home', 'collections', 'home.collections', 'collections'),
  ('home', 'craft', 'home.craft', 'craft'), ('home', 'materials', 'home.materials', 'materials'),
  ('home', 'featured', 'home.featured', 'featured'), ('home', 'philosophy', 'home.philosophy', 'philosophy'),
  ('home', 'simulator_promo', 'home.simulatorPromo', 'simulatorPromo'), ('home', 'showroom', 'home.showroom', 'showroom'),
  ('home', 'company_intro', 'home.companyIntro', 'companyIntro'), ('home', 'story', 'home.story', 'story'),
  ('home', 'access', 'home.access', 'access'), ('home', 'design', 'home.design', 'design'),
  ('home', 'services', 'home.services', 'services'), ('home', 'trade_shows', 'home.tradeShows', 'tradeShows'),
  ('pages', 'rugs', 'pages.rugs', 'pageRugs'), ('pages', 'collections', 'pages.collections', 'pageCollections'),
  ('pages', 'geometric', 'pages.geometric', 'pageGeometric'), ('pages', 'swatches', 'pages.swatches', 'pageSwatches'),
  ('pages', 'swatches_picture', 'pages.swatchesPicture', 'pageSwatches'), ('pages', 'access', 'pages.access', 'pageAccess'),
  ('pages', 'made_to_measure', 'pages.madeToMeasure', 'pageMadeToMeasure'),
  ('pages', 'made_to_measure_picture', 'pages.madeToMeasurePicture', 'pageMadeToMeasure'),
  ('pages', 'made_to_measure_pieces', 'pages.madeToMeasurePieces', 'pageMadeToMeasure'), ('pages', 'rug', 'pages.rug', 'pageRug'),
  ('boat_show', 'is_active', 'boatShow.isActive', 'boatShow'), ('boat_show', 'last_day', 'boatShow.lastDay', 'boatShow'),
  ('boat_show', 'name', 'boatShow.name', 'boatShow'), ('boat_show', 'title', 'boatShow.title', 'boatShow'),
  ('boat_show', 'text', 'boatShow.text', 'boatShow'), ('boat_show', 'where', 'boatShow.where', 'boatShow'),
  ('boat_show', 'note', 'boatShow.note', 'boatShow'), ('boat_show', 'picture', 'boatShow.picture', 'boatShow'),
  ('promo', 'is_active', 'promo.isActive', 'promo'), ('promo', 'starts_on', 'promo.startsOn', 'promo'),
  ('promo', 'ends_on', 'promo.endsOn', 'promo'), ('promo', 'title', 'promo.title', 'promo'),
  ('promo', 'text', 'promo.text', 'promo'), ('promo', 'picture', 'promo.picture', 'promo'),
  ('promo', 'button', 'promo.button', 'promo'), ('promo', 'button_url', 'promo.buttonUrl', 'promo'),
  ('testimonials', 'title', 'testimonials.title', 'testimonials'), ('newsletter', 'title', 'newsletter.title', 'newsletter'),
  ('newsletter', 'text', 'newsletter.text', 'newsletter'), ('simulator', 'embed_url', 'simulator.embedUrl', 'simulator'),
  ('simulator', 'hidden_rooms', 'simulator.hiddenRooms', 'hiddenRooms'),
  ('catalogues', 'items', 'catalogues.items', 'catalogues'), ('feature', 'images', 'feature.images', 'featureImages'),
  ('look', 'colours', 'theme.colours', 'colours'), ('look', 'typefaces', 'theme.typefaces', 'typefaces'),
  ('look', 'is_logo_plain', 'theme.isLogoPlain', 'brand'), ('look', 'language', 'theme.language', 'languages'),
  ('look', 'languages', 'theme.languages', 'languages'), ('look', 'currency', 'theme.currency', 'languages'),
  ('opening', 'is_open', 'opening.isOpen', 'opening'), ('first_run', 'progress', 'firstRun.progress', 'firstRun')
) AS known(section, key, setting, form);--> statement-breakpoint
CREATE TABLE carried_titles AS SELECT * FROM (VALUES
  ('brand', 'Marca'), ('founding', 'Fundação'), ('seo', 'Resultado de busca'), ('address', 'Endereço e mapa'),
  ('channels', 'Telefones e e-mails'), ('hours', 'Horários e fuso'), ('social', 'Redes'), ('menuCuration', 'Curadoria'),
  ('menuOrder', 'Ordem do menu'), ('landing', 'Filme de entrada'), ('veil', 'Véu sobre o filme'), ('hero', 'Abertura'),
  ('gallerySection', 'Seção galeria'), ('newCollection', 'Nova coleção'), ('collections', 'Coleções'), ('craft', 'Ofício'),
  ('materials', 'Materiais'), ('featured', 'Tapetes em destaque'), ('philosophy', 'Nossa Filosofia'),
  ('simulatorPromo', 'Convite ao simulador'), ('showroom', 'Showroom'), ('companyIntro', 'A empresa'), ('story', 'História'),
  ('access', 'Acesso exclusivo'), ('design', 'Do desenho ao tapete'), ('services', 'Serviços'), ('tradeShows', 'Feiras'),
  ('pageRugs', 'Tapetes'), ('pageCollections', 'Página das coleções'), ('pageGeometric', 'Tapetes geométricos'),
  ('pageSwatches', 'Amostra de cores'), ('pageAccess', 'Página do acesso exclusivo'), ('pageMadeToMeasure', 'Sob medida'),
  ('pageRug', 'Página de cada tapete'), ('boatShow', 'Aviso da feira'), ('promo', 'Aviso diário'),
  ('testimonials', 'Depoimentos'), ('newsletter', 'Convite para a newsletter'), ('simulator', 'Simulador'),
  ('hiddenRooms', 'Ambientes prontos'), ('catalogues', 'Catálogos'), ('featureImages', 'Imagens de reserva da galeria'),
  ('colours', 'Cores da marca'), ('typefaces', 'Letra da marca'), ('languages', 'Línguas e moeda'), ('opening', 'Site aberto'),
  ('firstRun', 'Primeiros passos')
) AS known(form, title);--> statement-breakpoint
-- Paths within a setting, and where a list or a field of several parts has its texts.
CREATE TABLE carried_fields AS SELECT setting, path::text[], texts::text[], is_text FROM (VALUES
  ('brand.name', '{}', '{}', false), ('brand.legalName', '{}', '{}', false), ('brand.logo', '{}', '{}', false),
  ('brand.tagline', '{}', '{}', true), ('brand.blurb', '{}', '{}', true), ('brand.foundedEs', '{}', '{}', true),
  ('brand.foundedStory', '{}', '{}', true), ('brand.yearsOfCraft', '{}', '{}', false), ('brand.distributors', '{}', '{}', false),
  ('brand.city', '{}', '{}', false), ('brand.seoTitle', '{}', '{}', true), ('brand.seoDescription', '{}', '{}', true),
  ('brand.sharePicture', '{}', '{}', false), ('contact.addressLines', '{}', '{}', false), ('contact.whatsapp', '{}', '{}', false),
  ('contact.phone', '{}', '{}', false), ('contact.email', '{}', '{}', false), ('contact.marketingEmail', '{}', '{}', false),
  ('contact.hours', '{}', '{places.*.name}', false), ('contact.timeZone', '{}', '{}', false),
  ('contact.map', '{}', '{place,directions}', false), ('contact.mapPicture', '{}', '{}', false),
  ('social.instagram', '{}', '{}', false), ('social.pinterest', '{}', '{}', false), ('social.blog', '{}', '{}', false),
  ('menu.curadoriaUrl', '{}', '{}', false), ('menu.order', '{}', '{}', false), ('landing.film', '{}', '{}', false),
  ('landing.poster', '{}', '{}', false), ('home.veil', '{}', '{}', false), ('home.hero', '{lead}', '{}', true),
  ('home.hero', '{experience}', '{}', true), ('home.hero', '{captionName}', '{}', true), ('home.hero', '{caption}', '{}', true),
  ('home.hero', '{captionFilm}', '{}', false), ('home.feature', '{title}', '{}', true),
  ('home.feature', '{subtitle}', '{}', true), ('home.feature', '{linkText}', '{}', true),
  ('home.feature', '{linkUrl}', '{}', false), ('home.newCollection', '{title}', '{}', true),
  ('home.newCollection', '{text}', '{}', true), ('home.newCollection', '{button}', '{}', true),
  ('home.newCollection', '{picture}', '{}', false), ('home.collections', '{title}', '{}', true),
  ('home.collections', '{note}', '{}', true), ('home.craft', '{title}', '{}', true), ('home.craft', '{text}', '{}', true),
  ('home.craft', '{button}', '{}', true), ('home.craft', '{buttonUrl}', '{}', false), ('home.craft', '{picture}', '{}', false),
  ('home.craft', '{rug}', '{}', false), ('home.craft', '{facts}', '{*.term,*.value}', false),
  ('home.materials', '{title}', '{}', true), ('home.materials', '{lead}', '{}', true),
  ('home.materials', '{samplesTitle}', '{}', true), ('home.materials', '{samplesText}', '{}', true),
  ('home.materials', '{samplesUrl}', '{}', false), ('home.materials', '{rawTitle}', '{}', true),
  ('home.materials', '{rawText}', '{}', true), ('home.materials', '{rawUrl}', '{}', false),
  ('home.materials', '{yarns}', '{}', false), ('home.featured', '{title}', '{}', true),
  ('home.philosophy', '{title}', '{}', true), ('home.philosophy', '{paragraphs}', '{*}', false),
  ('home.philosophy', '{button}', '{}', true), ('home.simulatorPromo', '{title}', '{}', true),
  ('home.simulatorPromo', '{text}', '{}', true), ('home.simulatorPromo', '{button}', '{}', true),
  ('home.simulatorPromo', '{picture}', '{}', false), ('home.simulatorPromo', '{before}', '{}', false),
  ('home.showroom', '{title}', '{}', true), ('home.showroom', '{text}', '{}', true), ('home.showroom', '{button}', '{}', true),
  ('home.showroom', '{pictures}', '{}', false), ('home.showroom', '{pictureAlt}', '{}', true),
  ('home.companyIntro', '{text}', '{}', true), ('home.story', '{title}', '{}', true),
  ('home.story', '{paragraphs}', '{*}', false), ('home.story', '{picture}', '{}', false), ('home.story', '{caption}', '{}', true),
  ('home.access', '{title}', '{}', true), ('home.access', '{text}', '{}', true), ('home.access', '{button}', '{}', true),
  ('home.access', '{picture}', '{}', false), ('home.design', '{title}', '{}', true), ('home.design', '{text}', '{}', true),
  ('home.design', '{cardPicture}', '{}', false), ('home.design', '{cardCaption}', '{}', true),
  ('home.design', '{rugPicture}', '{}', false), ('home.design', '{rugCaption}', '{}', true),
  ('home.services', '{title}', '{}', true), ('home.tradeShows', '{title}', '{}', true), ('pages.rugs', '{lead}', '{}', true),
  ('pages.collections', '{lead}', '{}', true), ('pages.collections', '{curationNote}', '{}', true),
  ('pages.collections', '{geometricNote}', '{}', true), ('pages.geometric', '{lead}', '{}', true),
  ('pages.swatches', '{lead}', '{}', true), ('pages.swatches', '{samples}', '{}', true),
  ('pages.swatchesPicture', '{}', '{}', false), ('pages.access', '{title}', '{}', true),
  ('pages.access', '{description}', '{}', true), ('pages.access', '{benefits}', '{*.term,*.text}', false),
  ('pages.madeToMeasure', '{lead}', '{}', true), ('pages.madeToMeasure', '{description}', '{}', true),
  ('pages.madeToMeasure', '{limits,rectangular}', '{}', true), ('pages.madeToMeasure', '{limits,round}', '{}', true),
  ('pages.madeToMeasure', '{limits,oval}', '{}', true), ('pages.madeToMeasure', '{limits,organic}', '{}', true),
  ('pages.madeToMeasure', '{limits,runner}', '{}', true), ('pages.madeToMeasure', '{limits,corner}', '{}', true),
  ('pages.madeToMeasure', '{steps}', '{*.when,*.name,*.text}', false), ('pages.madeToMeasure', '{onRequest}', '{}', true),
  ('pages.madeToMeasurePicture', '{}', '{}', false), ('pages.madeToMeasurePieces', '{}', '{*.name,*.note}', false),
  ('pages.rug', '{madeIn}', '{}', true), ('pages.rug', '{quote}', '{}', true), ('pages.rug', '{sample}', '{}', true),
  ('pages.rug', '{sheetNote}', '{}', true), ('boatShow.isActive', '{}', '{}', false), ('boatShow.lastDay', '{}', '{}', false),
  ('boatShow.name', '{}', '{}', true), ('boatShow.title', '{}', '{}', true), ('boatShow.text', '{}', '{}', true),
  ('boatShow.where', '{}', '{}', true), ('boatShow.note', '{}', '{}', true), ('boatShow.picture', '{}', '{}', false),
  ('promo.isActive', '{}', '{}', false), ('promo.startsOn', '{}', '{}', false), ('promo.endsOn', '{}', '{}', false),
  ('promo.title', '{}', '{}', true), ('promo.text', '{}', '{}', true), ('promo.picture', '{}', '{}', false),
  ('promo.button', '{}', '{}', true), ('promo.buttonUrl', '{}', '{}', false), ('testimonials.title', '{}', '{}', true),
  ('newsletter.title', '{}', '{}', true), ('newsletter.text', '{}', '{}', true), ('simulator.embedUrl', '{}', '{}', false),
  ('simulator.hiddenRooms', '{}', '{}', false), ('catalogues.items', '{}', '{*.name,*.note}', false),
  ('feature.images', '{left}', '{}', false), ('feature.images', '{right}', '{}', false), ('theme.colours', '{}', '{}', false),
  ('theme.typefaces', '{}', '{}', false), ('theme.isLogoPlain', '{}', '{}', false), ('theme.language', '{}', '{}', false),
  ('theme.languages', '{}', '{}', false), ('theme.currency', '{}', '{}', false), ('opening.isOpen', '{}', '{}', false),
  ('firstRun.progress', '{done}', '{}', false), ('firstRun.progress', '{state}', '{}', false),
  ('firstRun.progress', '{plantedAt}', '{}', false)
) AS known(setting, path, texts, is_text);--> statement-breakpoint
CREATE FUNCTION carried_texts(said jsonb, place text[], field text) RETURNS TABLE (name text, word jsonb) LANGUAGE plpgsql AS $$ BEGIN
  IF said IS NULL THEN RETURN; END IF;
  IF cardinality(place) = 0 THEN RETURN QUERY SELECT field, said;
  ELSIF place[1] <> '*' THEN RETURN QUERY SELECT * FROM carried_texts(said -> place[1], place[2:], field || '.' || place[1]);
  ELSIF jsonb_typeof(said) = 'array' THEN
    RETURN QUERY SELECT found.* FROM jsonb_array_elements(said) WITH ORDINALITY AS each(item, number),
      LATERAL carried_texts(item, place[2:], field || '.' || coalesce(item ->> 'id', (number - 1)::text)) AS found;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION carried_without(said jsonb, place text[]) RETURNS jsonb LANGUAGE plpgsql AS $$ BEGIN
  IF cardinality(place) = 0 THEN RETURN '""'; END IF;
  IF place[1] = '*' AND jsonb_typeof(said) = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(carried_without(item, place[2:]) ORDER BY number), '[]')
      FROM jsonb_array_elements(said) WITH ORDINALITY AS each(item, number));
  END IF;
  IF jsonb_typeof(said) <> 'object' OR NOT said ? place[1] THEN RETURN said; END IF;
  RETURN jsonb_set(said, place[1:1], carried_without(said -> place[1], place[2:]));
END $$;--> statement-breakpoint
-- A value, which also held the texts in Portuguese, as fields. A single text or fact was kept as {"value": …}.
CREATE FUNCTION carried_parts(called text, value jsonb) RETURNS TABLE (locale text, field text, said jsonb) LANGUAGE plpgsql AS $$
DECLARE one carried_fields; part jsonb; name text; place text; BEGIN
  FOR one IN SELECT * FROM carried_fields WHERE setting = called LOOP
    name := concat_ws('.', called, nullif(array_to_string(one.path, '.'), ''));
    part := CASE WHEN cardinality(one.path) > 0 THEN value #> one.path
      WHEN jsonb_typeof(value) = 'object' AND value ? 'value' THEN value -> 'value' ELSE value END;
    IF name = 'home.simulatorPromo.before' AND jsonb_typeof(value) = 'object' THEN part := coalesce(part, '""'); END IF;
    CONTINUE WHEN part IS NULL OR jsonb_typeof(part) = 'null';
    IF one.is_text THEN RETURN QUERY SELECT 'pt-BR', name, part; CONTINUE; END IF;
    FOREACH place IN ARRAY one.texts LOOP
      RETURN QUERY SELECT 'pt-BR', found.name, found.word FROM carried_texts(part, string_to_array(place, '.'), name) AS found;
    END LOOP;
    FOREACH place IN ARRAY one.texts LOOP part := carried_without(part, string_to_array(place, '.')); END LOOP;
    RETURN QUERY SELECT 'all', name, part;
  END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION carried_name(called text, path text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE path WHEN 'value' THEN called ELSE called || '.' || path END
$$;--> statement-breakpoint
CREATE TABLE carried_rows AS SELECT s."id", s."value", s."document", s."created_at", s."updated_at", known.setting, known.form,
    (min(s."id"::text) OVER (PARTITION BY known.form))::uuid AS form_id
  FROM "site_settings" s JOIN carried_settings known USING (section, key);--> statement-breakpoint
INSERT INTO "content" ("id", "type", "slug", "published", "created_at", "updated_at")
  SELECT form_id, 'settings', form, jsonb_build_object('active', true, 'form', form)
      || (SELECT coalesce(jsonb_object_agg(field, coalesce(fact, words)), '{}') FROM (
        SELECT field, (array_agg(said) FILTER (WHERE locale = 'all'))[1] AS fact,
            coalesce(jsonb_object_agg(locale, said) FILTER (WHERE locale <> 'all' AND said <> '""'), '{}') AS words FROM (
          SELECT parts.* FROM carried_rows own, carried_parts(own.setting, own."value") AS parts WHERE own.form = each.form
          UNION ALL
          SELECT words.key, carried_name(own.setting, texts.key), words.value FROM carried_rows own,
            jsonb_each(own."document") AS texts, jsonb_each(texts.value) AS words WHERE own.form = each.form) said
        GROUP BY field) fields),
    min("created_at"), max("updated_at") FROM carried_rows AS each GROUP BY form_id, form;--> statement-breakpoint
-- Labels of telephones, from which earlier versions read the whole number.
UPDATE "content" SET "published" = "published" || (
    SELECT jsonb_object_agg('contact.' || "key", coalesce("value" -> 'value', "value")) FROM "site_settings"
      WHERE "section" = 'contact' AND "key" IN ('whatsapp_label', 'phone_label'))
  WHERE "type" = 'settings' AND "slug" = 'channels'
    AND EXISTS (SELECT 1 FROM "site_settings" WHERE "section" = 'contact' AND "key" IN ('whatsapp_label', 'phone_label'));--> statement-breakpoint
-- The value of a setting changed as one, in Portuguese; the texts in other languages, and what was confirmed, by path.
CREATE FUNCTION carried_changes(called text, lang text, is_confirmed boolean, changes jsonb)
  RETURNS TABLE (locale text, field text, change jsonb) LANGUAGE sql AS $$
  SELECT locale, field, jsonb_build_object('before', coalesce(former.said, 'null'), 'after', coalesce(present.said, 'null'))
    FROM carried_parts(called, changes #> '{value,before}') AS former
    FULL JOIN carried_parts(called, changes #> '{value,after}') AS present USING (locale, field)
    WHERE lang = 'pt-BR' AND NOT is_confirmed
      AND coalesce(nullif(former.said, '""'), 'null') <> coalesce(nullif(present.said, '""'), 'null')
  UNION ALL
  SELECT lang, carried_name(called, path), change FROM jsonb_each(changes) AS each(path, change)
    WHERE lang NOT IN ('all', 'pt-BR') OR is_confirmed
$$;--> statement-breakpoint
INSERT INTO "revisions" ("id", "version", "entity", "entity_id", "locale", "kind", "title", "changes", "editor_id", "made_at")
  SELECT gen_random_uuid(), one."version", 'settings', own.form_id::text, part.locale, min(one."kind"), min(titles.title),
      jsonb_object_agg(part.field, part.change), min(one."editor_id"), min(one."made_at")
    FROM "revisions" one JOIN carried_rows own ON own."id"::text = one."entity_id" JOIN carried_titles titles USING (form),
      carried_changes(own.setting, one."locale", one."kind" = 'confirmed', one."changes") AS part
    WHERE one."entity" = 'site_settings' GROUP BY one."version", own.form_id, part.locale;--> statement-breakpoint
DELETE FROM "revisions" WHERE "entity" = 'site_settings';--> statement-breakpoint
INSERT INTO "content_drafts" ("id", "entity", "entity_id", "locale", "title", "version", "changes", "past", "editor_id", "saved_at", "publish_at", "failure")
  SELECT gen_random_uuid(), 'settings', own.form_id::text, part.locale, min(titles.title), max(one."version"),
      jsonb_object_agg(part.field, part.change), '[]', (array_agg(one."editor_id" ORDER BY one."version" DESC))[1],
      max(one."saved_at"), max(one."publish_at"), max(one."failure")
    FROM "content_drafts" one JOIN carried_rows own ON own."id"::text = one."entity_id" JOIN carried_titles titles USING (form),
      carried_changes(own.setting, one."locale", false, one."changes") AS part
    WHERE one."entity" = 'site_settings' GROUP BY own.form_id, part.locale;--> statement-breakpoint
DELETE FROM "content_drafts" WHERE "entity" = 'site_settings';--> statement-breakpoint
UPDATE "preview_links" SET "entity" = 'settings', "entity_id" = own.form_id::text FROM carried_rows own
  WHERE "entity" = 'site_settings' AND "entity_id" = own."id"::text;--> statement-breakpoint
DELETE FROM "preview_links" WHERE "entity" = 'site_settings';--> statement-breakpoint
DELETE FROM "open_editors" WHERE "entity" = 'site_settings';--> statement-breakpoint
DROP FUNCTION carried_changes;--> statement-breakpoint
DROP FUNCTION carried_parts;--> statement-breakpoint
DROP FUNCTION carried_name;--> statement-breakpoint
DROP FUNCTION carried_without;--> statement-breakpoint
DROP FUNCTION carried_texts;--> statement-breakpoint
DROP TABLE carried_rows;--> statement-breakpoint
DROP TABLE carried_fields;--> statement-breakpoint
DROP TABLE carried_titles;--> statement-breakpoint
DROP TABLE carried_settings;--> statement-breakpoint
DROP TABLE "site_settings" CASCADE;
