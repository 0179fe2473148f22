import type { BuiltInPicture } from "./built-in-pictures.ts";

export const BUILT_IN_PICTURES: Record<string, BuiltInPicture> = {
  "/media/hero-poster.jpg": {
    "width": 1920,
    "height": 1080,
    "alt": {
      "pt-BR": "Luz da tarde e sombra de palmeira movendo-se lentamente sobre o tapete",
      "es": "Luz de la tarde y sombra de palmera moviéndose lentamente sobre la alfombra",
      "en": "Afternoon light and palm shadow drifting slowly across the rug"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/hero-poster-320-77b794e9.avif 320w, /media/hero-poster-480-77b794e9.avif 480w, /media/hero-poster-640-77b794e9.avif 640w, /media/hero-poster-960-77b794e9.avif 960w, /media/hero-poster-1440-77b794e9.avif 1440w, /media/hero-poster-1920-77b794e9.avif 1920w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/hero-poster-960-77b794e9.webp 960w"
      }
    ],
    "colour": "#8d7f71",
    "focal": {
      "x": 0.6,
      "y": 0.6
    }
  },
  "/media/landing-poster.jpg": {
    "width": 1920,
    "height": 1080,
    "alt": {
      "pt-BR": "Lâmina de sol oscilando no corredor em penumbra",
      "es": "Franja de sol oscilando en el pasillo en penumbra",
      "en": "A blade of sun wavering in a dim corridor"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/landing-poster-320-52957ab4.avif 320w, /media/landing-poster-480-52957ab4.avif 480w, /media/landing-poster-640-52957ab4.avif 640w, /media/landing-poster-960-52957ab4.avif 960w, /media/landing-poster-1440-52957ab4.avif 1440w, /media/landing-poster-1920-52957ab4.avif 1920w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/landing-poster-960-52957ab4.webp 960w"
      }
    ],
    "colour": "#564537",
    "focal": {
      "x": 0.48,
      "y": 0.5
    }
  },
  "/media/gal5.jpg": {
    "width": 1440,
    "height": 1920,
    "alt": {
      "pt-BR": "Tapete azul sob escada suspensa em parede de concreto ripado",
      "es": "Alfombra azul bajo una escalera suspendida en muro de hormigón",
      "en": "Blue rug below a floating stair on board-marked concrete"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/gal5-320-3931c870.avif 320w, /media/gal5-480-3931c870.avif 480w, /media/gal5-640-3931c870.avif 640w, /media/gal5-960-3931c870.avif 960w, /media/gal5-1440-3931c870.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/gal5-960-3931c870.webp 960w"
      }
    ],
    "colour": "#7c766e",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/gal1.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete de linhas sobre tacos de madeira, com poltrona de jacarandá e luz da tarde",
      "es": "Alfombra de líneas sobre parqué, con sillón de jacarandá y luz de la tarde",
      "en": "Lined rug on parquet with a rosewood armchair in afternoon light"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/gal1-320-a72bf1a9.avif 320w, /media/gal1-480-a72bf1a9.avif 480w, /media/gal1-640-a72bf1a9.avif 640w, /media/gal1-960-a72bf1a9.avif 960w, /media/gal1-1280-a72bf1a9.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/gal1-960-a72bf1a9.webp 960w"
      }
    ],
    "colour": "#77614f",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/gal2.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete de borda ondulada diante de parede de cal cor de barro com arco",
      "es": "Alfombra de borde ondulado ante una pared de cal color barro con arco",
      "en": "Scallop-edged rug before a clay lime-plaster wall with an arch"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/gal2-320-53b43304.avif 320w, /media/gal2-480-53b43304.avif 480w, /media/gal2-640-53b43304.avif 640w, /media/gal2-960-53b43304.avif 960w, /media/gal2-1280-53b43304.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/gal2-960-53b43304.webp 960w"
      }
    ],
    "colour": "#ac917c",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/gal3.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete em forma de seixo sob a luz filtrada por um cobogó",
      "es": "Alfombra en forma de guijarro bajo la luz filtrada por una celosía",
      "en": "Pebble-shaped rug under light filtered by a cobogó screen"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/gal3-320-c54a061c.avif 320w, /media/gal3-480-c54a061c.avif 480w, /media/gal3-640-c54a061c.avif 640w, /media/gal3-960-c54a061c.avif 960w, /media/gal3-1280-c54a061c.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/gal3-960-c54a061c.webp 960w"
      }
    ],
    "colour": "#a39585",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/gal4.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Natureza visto do alto, com sombra de palmeira cruzando o desenho de folhas",
      "es": "Alfombra Natureza vista desde arriba, con sombra de palmera sobre el dibujo de hojas",
      "en": "Natureza rug from above, a palm shadow crossing its woven leaves"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/gal4-320-9ccd7d64.avif 320w, /media/gal4-480-9ccd7d64.avif 480w, /media/gal4-640-9ccd7d64.avif 640w, /media/gal4-960-9ccd7d64.avif 960w, /media/gal4-1280-9ccd7d64.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/gal4-960-9ccd7d64.webp 960w"
      }
    ],
    "colour": "#958167",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/areia.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete Areia visto de cima",
      "es": "Alfombra Areia vista desde arriba",
      "en": "Areia rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/areia-320-46774eca.avif 320w, /media/areia-480-46774eca.avif 480w, /media/areia-640-46774eca.avif 640w, /media/areia-960-46774eca.avif 960w, /media/areia-1333-46774eca.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/areia-960-46774eca.webp 960w"
      }
    ],
    "colour": "#c4b194",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/lua.webp": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Lua visto de cima",
      "es": "Alfombra Lua vista desde arriba",
      "en": "Lua rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/lua-320-c58240f3.avif 320w, /media/lua-480-c58240f3.avif 480w, /media/lua-640-c58240f3.avif 640w, /media/lua-960-c58240f3.avif 960w, /media/lua-1440-c58240f3.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/lua-960-c58240f3.webp 960w"
      }
    ],
    "colour": "transparent",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometrico.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete Geométrico visto de cima",
      "es": "Alfombra Geométrico vista desde arriba",
      "en": "Geométrico rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometrico-320-deba5559.avif 320w, /media/geometrico-480-deba5559.avif 480w, /media/geometrico-640-deba5559.avif 640w, /media/geometrico-960-deba5559.avif 960w, /media/geometrico-1333-deba5559.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometrico-960-deba5559.webp 960w"
      }
    ],
    "colour": "#878c85",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/quintal.jpg": {
    "width": 1455,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete Quintal visto de cima",
      "es": "Alfombra Quintal vista desde arriba",
      "en": "Quintal rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/quintal-320-7c3b6ff2.avif 320w, /media/quintal-480-7c3b6ff2.avif 480w, /media/quintal-640-7c3b6ff2.avif 640w, /media/quintal-960-7c3b6ff2.avif 960w, /media/quintal-1440-7c3b6ff2.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/quintal-960-7c3b6ff2.webp 960w"
      }
    ],
    "colour": "#b9af8f",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/marola.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete listrado visto de cima",
      "es": "Alfombra de rayas vista desde arriba",
      "en": "Striped rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/marola-320-abf904e0.avif 320w, /media/marola-480-abf904e0.avif 480w, /media/marola-640-abf904e0.avif 640w, /media/marola-960-abf904e0.avif 960w, /media/marola-1333-abf904e0.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/marola-960-abf904e0.webp 960w"
      }
    ],
    "colour": "#baab9a",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/trama.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete Trama visto de cima",
      "es": "Alfombra Trama vista desde arriba",
      "en": "Trama rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/trama-320-278aca05.avif 320w, /media/trama-480-278aca05.avif 480w, /media/trama-640-278aca05.avif 640w, /media/trama-960-278aca05.avif 960w, /media/trama-1333-278aca05.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/trama-960-278aca05.webp 960w"
      }
    ],
    "colour": "#aea390",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/contemporary-detail.jpg": {
    "width": 1333,
    "height": 750,
    "alt": {
      "pt-BR": "Detalhe do tapete Contemporary",
      "es": "Detalle de la alfombra Contemporary",
      "en": "Detail of the Contemporary rug"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/contemporary-detail-320-7b51866d.avif 320w, /media/contemporary-detail-480-7b51866d.avif 480w, /media/contemporary-detail-640-7b51866d.avif 640w, /media/contemporary-detail-960-7b51866d.avif 960w, /media/contemporary-detail-1333-7b51866d.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/contemporary-detail-960-7b51866d.webp 960w"
      }
    ],
    "colour": "#afa393",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/loom.jpg": {
    "width": 1440,
    "height": 1680,
    "alt": {
      "pt-BR": "Tear de madeira clara com um tapete azul começado, novelos azuis pendurados, tesoura e café no banco",
      "es": "Telar de madera clara con una alfombra azul empezada, ovillos azules colgados, tijeras y café en el banco",
      "en": "Pale wooden loom with a blue rug begun, blue balls of yarn hanging, shears and coffee on the bench"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/loom-320-241f4e2e.avif 320w, /media/loom-480-241f4e2e.avif 480w, /media/loom-640-241f4e2e.avif 640w, /media/loom-960-241f4e2e.avif 960w, /media/loom-1440-241f4e2e.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/loom-960-241f4e2e.webp 960w"
      }
    ],
    "colour": "#9e9991",
    "focal": {
      "x": 0.5,
      "y": 0.6
    }
  },
  "/media/warp.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Fios de algodão em tear de jacarandá, com o tecido crescendo fio a fio",
      "es": "Urdimbre de algodón en telar de jacarandá, con el tejido creciendo hilo a hilo",
      "en": "Cotton warps on a rosewood loom, the cloth growing pick by pick"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/warp-320-9c882e8a.avif 320w, /media/warp-480-9c882e8a.avif 480w, /media/warp-640-9c882e8a.avif 640w, /media/warp-960-9c882e8a.avif 960w, /media/warp-1280-9c882e8a.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/warp-960-9c882e8a.webp 960w"
      }
    ],
    "colour": "#a48974",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/tile-lisos.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete liso cor de areia com sofá de linho e parede de cal verde-oliva",
      "es": "Alfombra lisa color arena con sofá de lino y pared de cal verde oliva",
      "en": "Plain sand rug with a linen sofa and an olive lime-plaster wall"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/tile-lisos-320-39f2e59f.avif 320w, /media/tile-lisos-480-39f2e59f.avif 480w, /media/tile-lisos-640-39f2e59f.avif 640w, /media/tile-lisos-960-39f2e59f.avif 960w, /media/tile-lisos-1280-39f2e59f.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/tile-lisos-960-39f2e59f.webp 960w"
      }
    ],
    "colour": "#998c75",
    "focal": {
      "x": 0.5,
      "y": 0.72
    }
  },
  "/media/tile-redondos.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete redondo Lua com poltrona, banco torneado e palmeira em vaso",
      "es": "Alfombra redonda Lua con sillón, taburete torneado y palmera en maceta",
      "en": "Round Lua rug with an armchair, a turned stool and a potted palm"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/tile-redondos-320-0f529ce5.avif 320w, /media/tile-redondos-480-0f529ce5.avif 480w, /media/tile-redondos-640-0f529ce5.avif 640w, /media/tile-redondos-960-0f529ce5.avif 960w, /media/tile-redondos-1280-0f529ce5.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/tile-redondos-960-0f529ce5.webp 960w"
      }
    ],
    "colour": "#99816f",
    "focal": {
      "x": 0.5,
      "y": 0.72
    }
  },
  "/media/tile-geometricos.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Geométrico de módulos em azul-petróleo diante de concreto claro",
      "es": "Alfombra Geométrico de módulos azul petróleo ante hormigón claro",
      "en": "Geométrico rug of petrol-blue modules before pale concrete"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/tile-geometricos-320-6994deb8.avif 320w, /media/tile-geometricos-480-6994deb8.avif 480w, /media/tile-geometricos-640-6994deb8.avif 640w, /media/tile-geometricos-960-6994deb8.avif 960w, /media/tile-geometricos-1280-6994deb8.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/tile-geometricos-960-6994deb8.webp 960w"
      }
    ],
    "colour": "#8d8375",
    "focal": {
      "x": 0.5,
      "y": 0.72
    }
  },
  "/media/tile-infantil.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Quarto infantil com tapete de capivaras, arco-íris de madeira e banco baixo",
      "es": "Cuarto infantil con alfombra de capibaras, arcoíris de madera y banco bajo",
      "en": "Child's room with a capybara rug, a wooden rainbow and a low bench"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/tile-infantil-320-324aab85.avif 320w, /media/tile-infantil-480-324aab85.avif 480w, /media/tile-infantil-640-324aab85.avif 640w, /media/tile-infantil-960-324aab85.avif 960w, /media/tile-infantil-1280-324aab85.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/tile-infantil-960-324aab85.webp 960w"
      }
    ],
    "colour": "#a0886f",
    "focal": {
      "x": 0.5,
      "y": 0.72
    }
  },
  "/media/tile-listrados.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete listrado com franjas, banco de palhinha e pote de barro",
      "es": "Alfombra de rayas con flecos, banco de rejilla y vasija de barro",
      "en": "Striped, fringed rug with a cane bench and a clay jar"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/tile-listrados-320-ff0ec29e.avif 320w, /media/tile-listrados-480-ff0ec29e.avif 480w, /media/tile-listrados-640-ff0ec29e.avif 640w, /media/tile-listrados-960-ff0ec29e.avif 960w, /media/tile-listrados-1280-ff0ec29e.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/tile-listrados-960-ff0ec29e.webp 960w"
      }
    ],
    "colour": "#a39485",
    "focal": {
      "x": 0.5,
      "y": 0.72
    }
  },
  "/media/tile-texturizados.jpg": {
    "width": 1280,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Trama em relevo de cesto, com poltrona e parede cor de barro",
      "es": "Alfombra Trama con relieve de cesto, sillón y pared color barro",
      "en": "Basket-relief Trama rug with an armchair and a clay wall"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/tile-texturizados-320-37461cb1.avif 320w, /media/tile-texturizados-480-37461cb1.avif 480w, /media/tile-texturizados-640-37461cb1.avif 640w, /media/tile-texturizados-960-37461cb1.avif 960w, /media/tile-texturizados-1280-37461cb1.avif 1280w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/tile-texturizados-960-37461cb1.webp 960w"
      }
    ],
    "colour": "#9b816c",
    "focal": {
      "x": 0.5,
      "y": 0.72
    }
  },
  "/media/azulejo.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete Azulejo visto de cima",
      "es": "Alfombra Azulejo vista desde arriba",
      "en": "Azulejo rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/azulejo-320-8fbfbe87.avif 320w, /media/azulejo-480-8fbfbe87.avif 480w, /media/azulejo-640-8fbfbe87.avif 640w, /media/azulejo-960-8fbfbe87.avif 960w, /media/azulejo-1333-8fbfbe87.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/azulejo-960-8fbfbe87.webp 960w"
      }
    ],
    "colour": "#8c9699",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/vao-livre.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete com viga vermelha visto de cima",
      "es": "Alfombra con viga roja vista desde arriba",
      "en": "Rug with a red beam seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/vao-livre-320-af7537cf.avif 320w, /media/vao-livre-480-af7537cf.avif 480w, /media/vao-livre-640-af7537cf.avif 640w, /media/vao-livre-960-af7537cf.avif 960w, /media/vao-livre-1333-af7537cf.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/vao-livre-960-af7537cf.webp 960w"
      }
    ],
    "colour": "#a08c80",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/santana.jpg": {
    "width": 1333,
    "height": 2000,
    "alt": {
      "pt-BR": "Tapete Sant'Ana visto de cima",
      "es": "Alfombra Sant'Ana vista desde arriba",
      "en": "Sant'Ana rug seen from above"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/santana-320-5b3c0c82.avif 320w, /media/santana-480-5b3c0c82.avif 480w, /media/santana-640-5b3c0c82.avif 640w, /media/santana-960-5b3c0c82.avif 960w, /media/santana-1333-5b3c0c82.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/santana-960-5b3c0c82.webp 960w"
      }
    ],
    "colour": "#97887c",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/lua-detail.jpg": {
    "width": 1100,
    "height": 729,
    "alt": {
      "pt-BR": "Detalhe do tapete Lua, lã em dois pelos",
      "es": "Detalle de la alfombra Lua, lana en dos alturas de pelo",
      "en": "Detail of the Lua rug, wool in two pile heights"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/lua-detail-320-61ab282a.avif 320w, /media/lua-detail-480-61ab282a.avif 480w, /media/lua-detail-640-61ab282a.avif 640w, /media/lua-detail-960-61ab282a.avif 960w, /media/lua-detail-1100-61ab282a.avif 1100w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/lua-detail-960-61ab282a.webp 960w"
      }
    ],
    "colour": "#9f7c66",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/cones.jpg": {
    "width": 1680,
    "height": 1120,
    "alt": {
      "pt-BR": "Cones de lã nas cores da estação sobre madeira de freijó",
      "es": "Conos de lana en los colores de la temporada sobre madera de freijó",
      "en": "Cones of wool in the season’s colours on freijó wood"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/cones-320-f524c68a.avif 320w, /media/cones-480-f524c68a.avif 480w, /media/cones-640-f524c68a.avif 640w, /media/cones-960-f524c68a.avif 960w, /media/cones-1440-f524c68a.avif 1440w, /media/cones-1680-f524c68a.avif 1680w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/cones-960-f524c68a.webp 960w"
      }
    ],
    "colour": "#a8917c",
    "focal": {
      "x": 0.5,
      "y": 0.6
    }
  },
  "/media/geometrico-woven.jpg": {
    "width": 960,
    "height": 1203,
    "alt": {
      "pt-BR": "O mesmo fragmento, terminado",
      "es": "El mismo fragmento, terminado",
      "en": "The same fragment, finished"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometrico-woven-320-82e64135.avif 320w, /media/geometrico-woven-480-82e64135.avif 480w, /media/geometrico-woven-640-82e64135.avif 640w, /media/geometrico-woven-960-82e64135.avif 960w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometrico-woven-960-82e64135.webp 960w"
      }
    ],
    "colour": "#7a8380",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometrico-card.png": {
    "width": 960,
    "height": 1200,
    "alt": {
      "pt-BR": "Cartão ampliado: cada quadrado é um nó",
      "es": "Cartón ampliado: cada cuadro es un nudo",
      "en": "The point paper enlarged: every square is a knot"
    },
    "sources": [],
    "colour": "#828b88",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/vao-livre-detail.jpg": {
    "width": 1333,
    "height": 750,
    "alt": {
      "pt-BR": "Detalhe de um tapete com viga vermelha",
      "es": "Detalle de una alfombra con viga roja",
      "en": "Detail of a rug with a red beam"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/vao-livre-detail-320-9a05498f.avif 320w, /media/vao-livre-detail-480-9a05498f.avif 480w, /media/vao-livre-detail-640-9a05498f.avif 640w, /media/vao-livre-detail-960-9a05498f.avif 960w, /media/vao-livre-detail-1333-9a05498f.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/vao-livre-detail-960-9a05498f.webp 960w"
      }
    ],
    "colour": "#8a7d73",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/cobogo-detail.jpg": {
    "width": 1333,
    "height": 750,
    "alt": {
      "pt-BR": "Detalhe de um tapete geométrico",
      "es": "Detalle de una alfombra geométrica",
      "en": "Detail of a geometric rug"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/cobogo-detail-320-ef31aeec.avif 320w, /media/cobogo-detail-480-ef31aeec.avif 480w, /media/cobogo-detail-640-ef31aeec.avif 640w, /media/cobogo-detail-960-ef31aeec.avif 960w, /media/cobogo-detail-1333-ef31aeec.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/cobogo-detail-960-ef31aeec.webp 960w"
      }
    ],
    "colour": "#ba9d84",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/alvorada-detail.jpg": {
    "width": 1333,
    "height": 750,
    "alt": {
      "pt-BR": "Detalhe do tapete Alvorada",
      "es": "Detalle de la alfombra Alvorada",
      "en": "Detail of the Alvorada rug"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/alvorada-detail-320-e349a0e6.avif 320w, /media/alvorada-detail-480-e349a0e6.avif 480w, /media/alvorada-detail-640-e349a0e6.avif 640w, /media/alvorada-detail-960-e349a0e6.avif 960w, /media/alvorada-detail-1333-e349a0e6.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/alvorada-detail-960-e349a0e6.webp 960w"
      }
    ],
    "colour": "#7f877b",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometric-1.jpg": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Geométrico visto de cima com poltrona ocre e sombra de folhas",
      "es": "Alfombra Geométrico vista desde arriba con sillón ocre y sombra de hojas",
      "en": "Geométrico rug from above with an ochre armchair and leaf shadow"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometric-1-320-5c8b5294.avif 320w, /media/geometric-1-480-5c8b5294.avif 480w, /media/geometric-1-640-5c8b5294.avif 640w, /media/geometric-1-960-5c8b5294.avif 960w, /media/geometric-1-1440-5c8b5294.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometric-1-960-5c8b5294.webp 960w"
      }
    ],
    "colour": "#9a9082",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometric-2.jpg": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete geométrico banhado pela luz de uma parede vazada",
      "es": "Alfombra geométrica bañada por la luz de una pared calada",
      "en": "Geometric rug in the light of a perforated wall"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometric-2-320-c0eaab4b.avif 320w, /media/geometric-2-480-c0eaab4b.avif 480w, /media/geometric-2-640-c0eaab4b.avif 640w, /media/geometric-2-960-c0eaab4b.avif 960w, /media/geometric-2-1440-c0eaab4b.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometric-2-960-c0eaab4b.webp 960w"
      }
    ],
    "colour": "#9e7c63",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometric-3.jpg": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Alvorada visto de cima com banco de jacarandá",
      "es": "Alfombra Alvorada vista desde arriba con banco de jacarandá",
      "en": "Alvorada rug from above with a rosewood bench"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometric-3-320-31fcf782.avif 320w, /media/geometric-3-480-31fcf782.avif 480w, /media/geometric-3-640-31fcf782.avif 640w, /media/geometric-3-960-31fcf782.avif 960w, /media/geometric-3-1440-31fcf782.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometric-3-960-31fcf782.webp 960w"
      }
    ],
    "colour": "#999386",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometric-4.jpg": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete com viga vermelha e poltrona de linho claro",
      "es": "Alfombra con viga roja y sillón de lino claro",
      "en": "Rug with a red beam and a pale linen armchair"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometric-4-320-8e1dc369.avif 320w, /media/geometric-4-480-8e1dc369.avif 480w, /media/geometric-4-640-8e1dc369.avif 640w, /media/geometric-4-960-8e1dc369.avif 960w, /media/geometric-4-1440-8e1dc369.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometric-4-960-8e1dc369.webp 960w"
      }
    ],
    "colour": "#958678",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometric-5.jpg": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Losango visto de cima com banco torneado e potes de barro",
      "es": "Alfombra Losango vista desde arriba con taburete torneado y vasijas",
      "en": "Losango rug from above with a turned stool and clay pots"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometric-5-320-bcbb4cb2.avif 320w, /media/geometric-5-480-bcbb4cb2.avif 480w, /media/geometric-5-640-bcbb4cb2.avif 640w, /media/geometric-5-960-bcbb4cb2.avif 960w, /media/geometric-5-1440-bcbb4cb2.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometric-5-960-bcbb4cb2.webp 960w"
      }
    ],
    "colour": "#928371",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/geometric-6.jpg": {
    "width": 1600,
    "height": 1600,
    "alt": {
      "pt-BR": "Tapete Contemporary de lâminas curvas com sofá de bouclé",
      "es": "Alfombra Contemporary de líneas curvas con sofá de bouclé",
      "en": "Contemporary rug of curved slats with a bouclé sofa"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/geometric-6-320-1bb2dcf3.avif 320w, /media/geometric-6-480-1bb2dcf3.avif 480w, /media/geometric-6-640-1bb2dcf3.avif 640w, /media/geometric-6-960-1bb2dcf3.avif 960w, /media/geometric-6-1440-1bb2dcf3.avif 1440w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/geometric-6-960-1bb2dcf3.webp 960w"
      }
    ],
    "colour": "#a59888",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/trama-detail.jpg": {
    "width": 1333,
    "height": 750,
    "alt": {
      "pt-BR": "Detalhe do tapete Trama: o fio que passa por cima e o que passa por baixo",
      "es": "Detalle de la alfombra Trama: el hilo que pasa por encima y el que pasa por debajo",
      "en": "Detail of the Trama rug: the thread that goes over and the one that goes under"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/trama-detail-320-e0f1b51d.avif 320w, /media/trama-detail-480-e0f1b51d.avif 480w, /media/trama-detail-640-e0f1b51d.avif 640w, /media/trama-detail-960-e0f1b51d.avif 960w, /media/trama-detail-1333-e0f1b51d.avif 1333w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/trama-detail-960-e0f1b51d.webp 960w"
      }
    ],
    "colour": "#aca28f",
    "focal": {
      "x": 0.5,
      "y": 0.5
    }
  },
  "/media/room.jpg": {
    "width": 1600,
    "height": 1200,
    "alt": {
      "pt-BR": "Sala com sofá claro, mesa redonda e poltrona sobre madeira nua",
      "es": "Salón con sofá claro, mesa redonda y sillón sobre madera desnuda",
      "en": "Living room with a pale sofa, a round table and an armchair on bare boards"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/room-320-538bde0d.avif 320w, /media/room-480-538bde0d.avif 480w, /media/room-640-538bde0d.avif 640w, /media/room-960-538bde0d.avif 960w, /media/room-1440-538bde0d.avif 1440w, /media/room-1600-538bde0d.avif 1600w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/room-960-538bde0d.webp 960w"
      }
    ],
    "colour": "#a38d77",
    "focal": {
      "x": 0.5,
      "y": 1
    }
  },
  "/media/room-with-rug.jpg": {
    "width": 1600,
    "height": 1200,
    "alt": {
      "pt-BR": "A mesma sala no simulador, com um tapete de 200 × 300 cm sob a mesa e a poltrona",
      "es": "El mismo salón en el simulador, con una alfombra de 200 × 300 cm bajo la mesa y el sillón",
      "en": "The same room in the simulator, with a rug of 200 × 300 cm under the table and the armchair"
    },
    "sources": [
      {
        "type": "image/avif",
        "srcset": "/media/room-with-rug-320-49452bd0.avif 320w, /media/room-with-rug-480-49452bd0.avif 480w, /media/room-with-rug-640-49452bd0.avif 640w, /media/room-with-rug-960-49452bd0.avif 960w, /media/room-with-rug-1440-49452bd0.avif 1440w, /media/room-with-rug-1600-49452bd0.avif 1600w"
      },
      {
        "type": "image/webp",
        "srcset": "/media/room-with-rug-960-49452bd0.webp 960w"
      }
    ],
    "colour": "#a68f79",
    "focal": {
      "x": 0.5,
      "y": 1
    }
  }
};
