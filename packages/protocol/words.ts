/** Twelve words of these are 96 bits: beyond guessing, and easy to write down. Never change the list: people have written it down. */
const LIST = `
  acorn acre alder amber anchor anvil apple apron arch arrow ash aspen atlas attic autumn axe
  badge bacon baker balm barge barley barn basil basin basket beach beacon bean bear beech beetle
  bell bench berry birch bishop blade blanket blossom boat bolt bone bonnet book boot bottle boulder
  bow bowl branch brass bread brick bridge bronze brook broom brush bucket butter button cabin camel
  candle canoe canvas cape carpet carrot castle cave cedar cellar chain chair chalk cherry chest chimney
  cider clay cliff cloak clock clover coal coast cobalt coin comet compass copper coral corn cotton
  cradle crane crow crown crystal cup curtain dagger daisy dawn deer desert dew dome donkey door
  dove dragon drum duck dune eagle earth echo elbow elm ember engine fable falcon farm feather
  fern ferry field fig finch fire flag flame flint flour flute forest forge fort fox frost
  garden garlic gate ginger glacier glass glove goat gold goose granite grape gravel guitar hail hammer
  harbor harp hawk hazel heron hill honey hook horn horse ink iron island ivory ivy jacket
  jade jar jewel juniper kettle key kite ladder lake lamp lantern lark leaf lemon lily lime
  linen lion lizard loaf lock loom lute magnet maple marble market mast meadow melon mill mint
  mirror moon moss moth mountain mule nail needle nest nettle night north nut oak oar oat
  ocean olive onion orchard otter oven owl ox oyster paint palm panda paper parrot path pearl
  pebble pepper pine plum pond poppy prism quartz quill rabbit raven reed ribbon river robin rose
`;
export const WORDS: readonly string[] = LIST.trim().split(/\s+/);
export const WORD_COUNT = 12;
