import { type SQL, sql } from "drizzle-orm";

const STORY =
  "Lã e seda botânica em tear manual, com o desenho da última onda guardado pela areia. Cada peça é feita sob medida, com fios tingidos em pequenos lotes e acabamento à mão. ";
const WIDTHS = [320, 480, 640, 960, 1440, 1920];

type ManyProducts = { first?: number; last: number; collection: string };

/** SQL for rugs `tapete-banco-<first…last>`, each with three sizes and two pictures (rows only). */
export function manyProducts({ first = 1, last, collection }: ManyProducts): SQL[] {
  const numbers = sql.raw(`generate_series(${first}, ${last}) n`);
  const added = sql.raw(
    `products where slug ~ '^tapete-banco-' and display_order between ${first} and ${last}`,
  );
  const variants = sql.raw(
    `jsonb_build_array(${["avif", "webp", "jpg"]
      .flatMap((format) =>
        WIDTHS.map(
          (width) =>
            `jsonb_build_object('format','${format}','width',${width},'bytes',1000,'key','banco/' || n || '-' || p || '-${width}.${format}')`,
        ),
      )
      .join(",")})`,
  );
  const story = `${STORY}${STORY}`;
  const words = sql`jsonb_build_object(
    'name', jsonb_build_object('pt-BR', 'Banco ' || n, 'es', 'Alfombra Banco ' || n, 'en', 'Bench rug banco ' || n),
    'description', jsonb_build_object('pt-BR', 'Peça ' || n || '. ' || ${story}, 'es', ${`Alfombra Banco ${story}`}::text, 'en', ${`Bench rug banco ${story}`}::text),
    'materials', jsonb_build_object('pt-BR', 'Lã neozelandesa', 'es', ${`Alfombra Banco ${story}`}::text, 'en', ${`Bench rug banco ${story}`}::text),
    'sizes', (select jsonb_agg(jsonb_build_object('widthMetres', s, 'lengthMetres', 1 + s, 'priceBrlCents', 100000 * s + n, 'priceEurCents', 20000 * s + n))
      from generate_series(1, 3) s),
    'images', jsonb_build_array('/files/media/banco/' || n || '-1.jpg', '/files/media/banco/' || n || '-2.jpg'),
    'technique', jsonb_build_object('pt-BR', 'Tufado à mão', 'es', ${`Alfombra Banco ${story}`}::text, 'en', ${`Bench rug banco ${story}`}::text))`;
  return [
    sql`insert into products (id, slug, document, collection_id, shape, display_order, created_at)
      select gen_random_uuid(), 'tapete-banco-' || n, ${words}, c.id, 'rectangular', n, now() - interval '1 day' + n * interval '1 second'
      from ${numbers}, content c where c.type = 'collections' and c.slug = ${collection}`,
    sql`insert into media (id, bucket, key, url, content_type, bytes, width, height, status, variants)
      select gen_random_uuid(), 'media', 'banco/' || n || '-' || p || '.jpg', '/files/media/banco/' || n || '-' || p || '.jpg', 'image/jpeg', 1000, 1600, 2400,
        'ready', ${variants}
      from ${numbers}, generate_series(1, 2) p`,
    // As an import does: all in one version.
    sql`insert into revisions (id, version, entity, entity_id, locale, kind, title, changes, editor_id)
      select gen_random_uuid(), (select coalesce(max(version), 0) + 1 from revisions), 'products', id::text, l.locale, 'created', name,
        jsonb_build_object('name', jsonb_build_object('before', null, 'after', name)), 'bench'
      from (values ('all'), ('pt-BR'), ('es'), ('en')) l(locale), ${added}`,
  ];
}

/** SQL that gives the rugs of {@link manyProducts} a design each, of five of a thousand colours. */
export function designsOfProducts({ first = 1, last }: { first?: number; last: number }): SQL {
  return sql`insert into rug_designs (id, product_id, document, image_url, shape, display_order)
    select gen_random_uuid(), p.id, jsonb_build_object('name', jsonb_build_object('pt-BR', p.name),
      'sizes', jsonb_build_array(jsonb_build_object('widthMetres', 2, 'lengthMetres', 3)),
      'yarns', (select jsonb_agg(jsonb_build_object('paletteIndex', k, 'name', 'Fio ' || k, 'hex', '#' || left(md5(((p.display_order * 5 + k * 37) % 1000)::text), 6), 'sharePermille', 100 + 50 * k)) from generate_series(0, 4) k)),
      '/media/geometrico-card.png', 'rect', 1000 + p.display_order
    from products p where p.slug ~ '^tapete-banco-' and p.display_order between ${first} and ${last}`;
}

/** SQL that adds rugs "Modelo 1…n" to the simulator, every fifth round, with a built-in picture. */
export function manyDesigns(last: number): SQL {
  const yarns = [{ paletteIndex: 0, name: "Cal", hex: "#a4583b", sharePermille: null }];
  const lists = JSON.stringify({ sizes: [{ widthMetres: 2, lengthMetres: 3 }], yarns });
  return sql`insert into rug_designs (id, document, image_url, shape, display_order)
    select gen_random_uuid(), jsonb_build_object('name', jsonb_build_object('pt-BR', 'Modelo ' || n)) || ${lists}::jsonb,
      '/media/geometrico-card.png', case when n % 5 = 0 then 'round' else 'rect' end, 1000 + n
    from ${sql.raw(`generate_series(1, ${last}) n`)}`;
}
