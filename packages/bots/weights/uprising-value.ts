/**
 * The learnt value of Uprising: the lead in points, from the features of `heuristics/uprising/features`. Learnt from 37,000 matches of bots
 * against the game, each by the value that was newest then: 5,000 by the weights set by hand, 21,500 by a net, 10,500 by that net, the terms and
 * three further nets together; this one was made to say what all of them say in the mean. 2 to 4 factions, both editions, easy to nightmare.
 * docs/bots.md tells what it is worth.
 */
import type { NetData } from '../net.ts';

export const NET: NetData = {
  hidden: [
    {
      unit: 0.004164,
      bias: -0.34363,
      sign: 1,
      text: 'fyfxf6g2ezgbgtgCf+gKfqf+gRgEgBftf/hFe8jReufCgGf3f8gQfpgQgbgSfHffhKgqg+fzfsfmg4gRgWfCf4fsg0gLghhDj2f1e7gOgYhBgmfShEf2ebgqfofPe3fRfvcBgDfSgHgUgIgffHgFfleogehFiTfahDfJf0gRelf/fuf/eJfsfQegfZeHfif0gHfrd+gmgFfXhDfofgfegmgvfgeLgVgve/f4glfggffXf2cHfvgEfQeui8fJgKfUgkgEi4iIgchZgCgPhAgTgTgYfzgNeugQfGf8gMfefwfwejgtgQfWgngFfmfAgVhviGhAg4fnhKgAgfgdfHgthUgUeifUgWe1gEezgjgHfGgfg3gUhjgVgdgEfcgZ',
    },
    {
      unit: 0.0007841,
      bias: 0.012035,
      sign: 1,
      text: 'eshNgZf1gUhuhGgrg0htfxeOg8hIeIhee5gRhhgqgzgBiFewh2hwgnhBgsj/iFgze2grgJgng4gXhsfZhuhVgqfqf7gng3ewhhgBd5fsfQh3gggtgNhYhHdkepgZgzhRhehxelefiWfnd9g8hTfqhbfffThKeVhYfRgGe5gae9fSgpfAhYhJfHeWeKeLgBhQegfPeXeOg5gYhPe+hDhbe9hJdTfwgcg/gOgff+gDfshah4hKemhYecfzhZgMgCf8f2effLe/h6hsene2g4eIgLf7gbfIfGgcekggg9gfgVfWhxhufIgveJgUecfhhXeOf2hyh6fserfjgliHgue1gjgqedekeEgkfvgfhKhefigMiBfuhkfCfIgmgpfl',
    },
    {
      unit: 0.001173,
      bias: -0.048869,
      sign: -1,
      text: 'eqeze0hxhkfxe1gxhff2hthLe6fWhXfnfKfniNhEhphjflgXedevf4e7gndgfogjgdiNiJesgTehhHeigzeYhngpf5fugngyeNe0fShpf5hvgEfIhxgShEg3hpgUgVgwiRgBgLemgShrhBgahnezgvh8iWfXhog1f6hQf2gNi1hmhYgHh7gzf6gve9hrf2fSgBevh2gHfwflgSfghQfuhrejhbihfgfdgqfchEeVfef2fwgogTe9hLfLhSe6hJg2g4hdg5fngggQgWfdfmhWgDgig0fDg2gOgHhOfdgvf3e/ffgmfShrgYfxgmguffhYg6fffweth0f+e3f0fze8gJgjfsezfVf2g+fQgMgRgUhCgTeqgPfrfqcBgIhU',
    },
    {
      unit: 0.001113,
      bias: 0.15444,
      sign: 1,
      text: 'h3iPhRg/hOhCfxeRgoeIf8eKiPfjhUh4hfggekhKhPhtfbgyeZejhrhbe5ifg7hGgifPdWh+esfQhZh/hrgOf+iigoejiTgciIief6f6iQfJflhoe9h+gTgHfzhRgshqgChxgjguf3fIhRfqemg5fvc+ddgFfreUezfgd6fKfAf3i5g6eZfmiAhNilgXhCgfiBhNeBfggGhAfqgXiEgoeaj/dVgDgOh7fofVijgFhhd8fegdiGephheff4g5gEfmiQifgHgxgLfRhVgKfJethHhphDhHgdiVeggreVf0gbiHgZgfebfQeffceWfKgfhZe/eFhle9gViIhNiLhFfwghgshNepfHesfRiVhohhhqfafMhQeveWibhIi3gN',
    },
    {
      unit: 0.008093,
      bias: 0.16918,
      sign: 1,
      text: 'gEf5fughgBfzf5f9ftf/gAgMfqgYgHf8fwf0f0gBf3f+f1gDfogCgDgKgVgWgQgMgtfWgKgBf7gNgNf3fnfkf9gFf/f/gtf7f8gSgAgaf+gRfzfzgWgrcBhLgggUhJgHhsf0gxfpf9gEfif0gCflgDgLgHfpfye+fwfvgcgDfTgFg0gLhlfygVf0fifdf5fqgEfpfLfafsgPghfyfZgygJfegEekelhYgfeWf2gPf+gGgGidgRgnfBgTf8f9gDf7gAgPf9gGgCftf8gDgSgJf4gNgEgSgPfngMgLgZf0f5gUgQf1fugYf0gcgWgWgOgjgpgQfngKg7gxgGgKgGgZgAgVgXfngZf1gMgKf4f7f6fwgEfLfRf2fwgcgVgC',
    },
    {
      unit: 0.003446,
      bias: 0.25804,
      sign: -1,
      text: 'gZftfsfDhHfrg2hKfmfKf8gRgDgwfgghhVf8f+fTgTgBf5e7fugCf2gTfZe4gbgkfohTfrg3gRgUgug0g7gZf2fcfbgLe4f1gcgPg9gsgggtgffZfZfleoh5hEhCfefsfigdgKgGg7gIf7g7e+ftfzgLhYgdg5ftgafugBhjh4gifkghcBgXfKgAfpgUfTgYgfhAg8f/fbffghfofKfpgtgegXhYhWfQgagggZg2gNfhfzhIhCgUhCfCgEhMf+fLhAfcfsfngMgJgIfkf+g/gygDhJf8fofphMgdgRgyfwgcgAgUgJfwgUfufffefxfvfTg7gMfhhIgSfjg2fRg7f/fOgQgofxgjgXfefbgMgkfufGfdgNgTfid+gmgi',
    },
    {
      unit: 0.001677,
      bias: -0.045589,
      sign: -1,
      text: 'iIeLhDhLhGgZengxf5hvhge8iBeXe0gQh0hphViIetgEhPhfeZhUhUgLg+cFfAgPf3gEf0g5figJgtf2eif9f3iPfKf1fpg+f/hpiIfnd1gNh+hggnfTfrhXg6gafMerhjgNd+h3hRfGhygYhceUieg/gteyiNiNhngsidgwhWfqhXgehhhxfHh7fWgMe3hgeCfMhXfKiAiSe+g7d6iQerdegYjQfGigi2fDgkgagDfBhqfIfmgmfQgrerfUhkeyeafMhiiYfkgBfQgqfxf/ffhihafZfvfafVfMfXhYgKfngliqfYfzedfWe2d6g5eMhaeYeChVhZg0f9gliEg6gOemfbgjiFgNgLgehCiefnirg+fLfEegfTcBgZfm',
    },
    {
      unit: 0.007441,
      bias: 0.32449,
      sign: -1,
      text: 'f8fhgSgOf+fTgFgSgsgQfxgIe8fSgQgAgIfSfYgSghftgBgGgKfpfvgNf1fgfpfRfegJgVg0gngtfreEf5fNgVfif5fde1fLfzftgFfvgjfnfwfUfXfaeHgPdXjEgcgUh/dYhShdf4gHfLgVfGgDf8hNf4fYfpfLf0hIgFgDhwfkgSgAhIgkg3gtg9gke0fqdugUfZf8eZfNgUglgHfwfjgjgehZhCfUg6hJewgOgrgDfOcBgWeofZgBgkgJf3gSgAgFfpgUfjgQgngBgQf0gafegNgvghgWgNgggSf2gTeNf9fsfkgfgDg1gjfagwezeNf9fYgGeJfhf5fbg7gxgsfigIgyfVgif8gpg6fafhgufGgDeZfqfofbfsfY',
    },
    {
      unit: 0.002182,
      bias: -0.025876,
      sign: -1,
      text: 'gsgmfdg4hneiiJhAfqfCf0fxhSghf4gygfhMgfgTgPfXf0fbfvf1gcgIgfeBgIe7evhBitgkfpgBgWe1gtetfKfHhMfyg6ehe2hkhShSf+frhgfyffexfCgbePibf4fie4fdhyfieff2fBg/guiIg8iNhdg/gKfXe2gYfOh2hXgLgOhTcBewgSgzfogQfufdf+hCg2gZfggVgchrgBhMgLfRg3hJgoe5hTfufafie+fafphjfhfIfjfbfshSfvgegJf7gIf3gng8hXfiekfxfvgYfufcgQgxhUfQfpgOhFgrgEfQf+gifcfZh3e2hYfzfjg1f4e6fFfnhof0fzfhfdgghdfhfag7hWh+gIgXfNfPf5fIgLg4gPdqf4gT',
    },
    {
      unit: 0.0002991,
      bias: -0.066358,
      sign: -1,
      text: 'cPiDflg+gfhCcZgoeLh4fdcaf6eEe8c1fahEhXg/eBiGeigXhae0d9gpdadCgpf4hie0fOgshae2hQdZede3hrgJcOfscvevhCdfdtc0g5fjhxe9fSdje+c1fFghfzfBgycehjd0fAiQeBh2iXechDe4cycqdRfHgTdgiffYfyhTgJeTdHf8h8fegxcEdBccfneAdBe+eqgacKhWePhJgFebdnd6eMdyckeDfwhnggg+fMg3d8dDhHi9crcBhyhFe8cXg6gph2g9dCdUcTeCeHe4dSgteChXd8fycsiQgugteEfxcyhcgpfJhFffeCdbgAdQgkhZdsdFdZhxeQegdzdpiPc/gsc/eOfBfyf1crc8hLhcfbhThjekhhhX',
    },
    {
      unit: 0.001226,
      bias: 0.048061,
      sign: -1,
      text: 'grfMfGgOgdfbf2fdf5f9hVfHgFeyfcgPhNhIgGgHgugXf3gzgUfwghf6gRfWfTg9eugTfyfGfXgmf8gLe6gUfUgyfvf6foe0fSfVgXgYfdgSfqgEgJfufJflfDgVgrhFhGe2e9g1gJhRgYgGgFfJf/gagdfTfffghMgUf2hGhogrg/gaj/gmfFg/gIfxfVgqgIgQgIgdgohOgYhMfcglgEgHgJfvhXf4hkfOgde8gdgSgUhDhGfnh0glelfqfCgRgzgGgKhMgtfvhqgCf4hHfFfoe+fmfpguhFgEgdgyghg2fAgQffg3gUgKgMfJfehLgPgjgwgrgQgtf/gYgTgOf+fXfKfbfZfUgPgffxgpg6f7fqhOfigMeQdVfbgU',
    },
    {
      unit: 0.0007354,
      bias: -0.17394,
      sign: -1,
      text: 'f5izhId6iWeMe5cBfnhXd3gIfxcigDcLdAc0iKdShgdUdOhYh1dDhlf0gFf6g7iTcDhycDgrdxdDd8dXiVd1hIiChFcoiYfIgWcMdagucEiLgxc0cThxiihYghePjChAesd2hEgKhrhhd3dke0eVf+fffJgucQf9hVdwcXcVcghaj8cScxg6ckexdocRfHe0evg9iXiZeBcnejeqdEdCiVfceEf3iMiKcNhOene3cue4gNg4iwd1c8dfd0gKgnfggcfVinikjOd0d9fPgEghc6hChDchcxeTidezgigGewiBeOhLgAfEdzgVeAgQdBfTi2eJhfcrdvcSd4hof4ffhageg/g9gYgriueJezhpdthEchipi1dRcJhycXd5',
    },
    {
      unit: 0.003466,
      bias: -0.058187,
      sign: 1,
      text: 'etfBgLhGe6f/hCgagMgNfxflfAfcgrflg9gHgAghfkf4gdf5gfgBfZfigKhbgQeof5epe5ftgGgpgjdseWdxg3fZgGgBgzfvgPg2gkgZhAf5gIgwg3hBdPiBfseddmf9erf1eggWgWflfwf7gJfefag7hBeZhJePg/f0fWfYfVfwgafnf+flfGfgemf5fggidjfSeFf0hQglhaheeog1fhelffdcg1fogZc4gNfVflgXfBfofPgCj/dLhQf2frfegmfhgVfifjguf6gAfUePgVfGf4gLfpgvgggWglgcgUfnfygKfvfrfxgge6fHgshYg4hdeufyfRiLg+gWfxf9hnfthFgrfHhag6fse1iThbf8gseEfDg9gahagKgo',
    },
    {
      unit: 0.0007804,
      bias: 0.10053,
      sign: -1,
      text: 'edhCfVgDgYhogue1fhfGiHfdfTiAgifleUgUh8dwhOjkeqhVf7gPgagJekdKfEeCedhyh7eFhVe5fwh0fZhXethJhjgcfvfDfjfmgLhggjetfrgLe6duePf9hzekdbfaffhVfaf5iUfPgVgagxi7ehf+iHh1hfeDfCgwgyhciofRf6hogWixiAfZg6hogPg2f3ggjbg4gYehfdf2dhhSdgeTifgpg/fNh4i4hsekh2f3gJhyeNehfNeifofofnhIeEgzfzdYf6e5f1gtdxfMg7hAh6g/hDf6gRf6fne1e7i+h0fHfneGhjdUe4ebgCegdJdphRg4g+f9fYf+eneXgshsgpfyg9ijhhiPgxfHgueOdXfhcBhLeIgPh5ib',
    },
    {
      unit: 0.001187,
      bias: 0.13557,
      sign: 1,
      text: 'frhMhBgBgvcIgQe6gIeQePekfYhXdcgXg4dlfWd0dtfPgydrdYh4e1hxhGi1iohgfbghfkiRi1fLc5geiJfrgXhEdzd5iXhmdwetfUeHcgfKeSgqgxdBfFdehoerdbedeVf4gUgUgvepdMcqeLicg8hgcmdAgPc1cxf4dvejfxhdjRevele3dhhbg4hLf5hdc2hacBgLdpdRd6hbgfg5dFfkeXfuekg2dGeHefgjdfijeEfmfWgzc+duc4iGdtfSdFhidkhOeLdXfTf4efirghdggCcRg7hAeec4hKeJiNijdvhSenhGebhKhahEc5hVg8cXgGhMdVh3gIhpeOeKhzeZi0dec4ere/iFftdxcydlhkgzemgkfUevhVg3',
    },
    {
      unit: 0.005693,
      bias: 0.24408,
      sign: 1,
      text: 'hHeQfngTeWhSg0fUfjf7gPfqgJhIfpg/f/hNe5h5d+gHf8gOgIfMgcf5gIfIe+gPhbhwh1hLeEgpfIfMgShAjJhXiFhpiMf9j/dhfBg0hhfrfyfQgoh/d2eigof8e1gIfojad5erg8gCfBfjfFg6ekfThseLfDdwfTeSgVe4dAfVdeghf/emfvfkevdlgvfPeMfIenf/hGfchCgneefae3fHh9dfgHeHh+epjZfIfbhAfNiUhicTdxefjVfxfggZgmf0hRh7f+hQgPgQf4f/hffhfofse8gigtfxfhfhg1fGftfqgYhwfXeZe7hUhYfdhqgTihd4iZg4gmf5fDe3gUgdekfmgHg3gleHexgNe+eoggf2h4fcfGeWggis',
    },
    {
      unit: 0.002784,
      bias: 0.07774,
      sign: 1,
      text: 'iIfWgAg8fegse5hufQgKf5gIe7hWgcgigdfBhGfihFe6fGf0fIf3fvhQfRjsitfEhkgZfaiSgCf9hdiphmiJfFhHfMePfSesfQhGhPhEewe7iJgjfOgwh1fVewgKgse5e3f1hygyfreQgie3hOf2e3fJf9glgAgwf2h0ebghetfKhgf1gheefmf7gegMi0gQgVgkfuf0fmfMfAiLhChghPiSfRg2gkgqdehPfSgdfyfJejhYfqemhXg8h0fIgvhvgkhvhmhVhDf2fbiBe2f1gnfQgVgVfkfNhwhnftgZh4gHfKhagrgtfigghefUiVgle6hNfEfYg/iBf9gvgLfRe1eZiDftf4fygVezgehAhYediWgAh3fyikj/iYg6',
    },
    {
      unit: 0.0116,
      bias: 0.18785,
      sign: -1,
      text: 'fSgCfrgJgqgXgKgFgVgEgFf7f1gMf8fygKgFgFf3gBf8f5gEgJgAfjfzf6f1fvgAf8gthfgLfdgLgHgqgTgZgIgLgAgFfmfygZgCgmgPf4gDgUfbf2fheQgygggEcBgYgFgUfqf4f3f+gRfxgBgJfsf6gPgKgJglgwghe3fxgSgZgKgKeYf+gVgNgHgGfufrfzgQg7gZgQgMe7gLgOfxfegMgUgNe2eigcgNiAf4gBf3gReqfzejgRf6gPf6gGf+f0gGfkftf0gGe8fufygDgBf3f3gNf6f2fxgGgbfvf0gGf4fof9f2gVgjfagBf/eyeNfVgPf9gOf2f9f4f3fOgNgefIgAf5gHgzg1gEfYfrgOf+gZesftf5fgfxfv',
    },
    {
      unit: 0.009355,
      bias: 0.094531,
      sign: -1,
      text: 'hVgagDg/fTg1fJf/gMfgf5gCfWgrf5gbfdgafQf1f4gJf2gPf5fzgcgHgnengZgVe8hRiCgJgUfJflfmgXgufyfCgEfYfIgafpgufRgBgIf/hAfCgOfdg0e3hRfzfWflfThYgOeffhhZiwcBg8fXh5cMhfgde+iiemfmdKcxgpfEg8gXg9f7gUgPfYgmhpgzgPhgioeshUgAf8g5eNgngbeUeWdceNfpc1eQhVgKgOfOgti1e+ejfdgWfCgsfBfrhPfGgggFgQgHgEgXfwfwgCfrgQf/f4gFgAgGfvgLgJfVgAf/gbfffwgOgYfHgihGfigZgFfqfggTgDg4fsgBfpgdgLfjfYfhgKf+ghgofngEhKdxh6fghKfCfjhC',
    },
    {
      unit: 0.001148,
      bias: -0.073839,
      sign: -1,
      text: 'fwhvgwfff5e6gufyfSeihBgviPf5gLf2fyepfAfrelgTh3hohihliYiJeVcBhQgIc9ivhqh4geeeeZg+g/eHgNiAejf0hYf3ekeveohqftdwf9fgiOdngShljHgvexftg0hRhWikhzhRerhWiHgyf3j7h0doepgTiNe/fUfqhNhLfRgOj9h6h8exgofvfygZg3e9hHfBhghKfWfrfpfSiOfNijjVe2gHfoiIeFg4huf6eQiVfmeVgPelegfmhmfKfehwelegiQgBh8hgf8exiKhZePfFfghmh9ikeWgGiwfSgSgXgKhOeJepeXe6hXhmfKi0g/hbiQh+h6faffiLe7hagZf6eVg4ejfZhEhUgmhUhBfVdZeUdTdphvhj',
    },
    {
      unit: 0.0009508,
      bias: 0.073417,
      sign: -1,
      text: 'gXhlhhgShUfwhLfeiAg2hSfriNf9f9h0iDgciRiBemgfgphogdfxgLgGf4dfeZflhAihjKeuhnfZeHhjdwhOh0eZiMhqeUd6fkgDe4gle4hKgSiHfjeIeSiefoftgehxfwhigkewgwgIfDhBg6e9elfqg0gNhRe4gDfrgBhgh+icepeng7gYhkgCf1fWdkhremgIh4eshzgpf4h7g5gLeOepjejJgqhyhQf9h1eieLfJiLhFhIiHiHfBgFiPfngXg/eng3hnhLgmeNichffzfZh+ecgsgTgWffhEexfEhUfze+fke+fIeui/drgOeYhXeAgmhuhYgNfEg7fCexflh/gDicgKiRflhtexhnhjfliIengid1g5egcBgshn',
    },
    {
      unit: 0.001098,
      bias: 0.095641,
      sign: 1,
      text: 'idf8gNe6fKg/fWgagfg0hwh2gZfmf7gvgZhthofIhghkgVf0e1hMgegde5jLf6fQgYhjePf+gJfXiwf0fxiEeYftgaeBhdfliFeygfffgrfHeqfSfShziWfke8gqfygdgRegf5e2gpgjhMgOfFg8etetf8guelhegsgcfdeodzhwgniaf6gbewhBhzfxhfh2hJe7eyf7emg9fJiTgxg8idjLffgZfAetdpfwh+gqhVg8fygOf7iEfyglfkg7fMgYhqfMiEgYgdfwhaf7fVgZesh1hhfwfAexh7gAfnfPhreTeohwgcgWf2fwgKeYgWhfh8efhuhBfDgSelhxfviEe/g9g4gOfog0gFfxfBgjfFhHh4gkfLglihj/gghG',
    },
    {
      unit: 0.001131,
      bias: 0.024896,
      sign: -1,
      text: 'ffdqe0hbfieXeLg2fbfrfVe7fQeufZeThHebhEfmgOh2gFfFg+fbdyepeVhQfTguhYeiffdsdtfndwgngEf0eje1hThrhKgRhvhqfJfEgGfhf5iUe9fbfNeQe7iEibhGgSfmhVd+emg0gQiFftexeQetehdiecgodGdjfXiOf8esfehDdGe6gKfFg/f7g1g4fOe5gFe1gKc1eGf4hMgyerg2fjfYibiAh2hShEfYe3fVeNj/hYg7fYcTe4fTgTg2g7h0cte1fLc+ecfbeDeifBefesf+g9eFfsfnfWhJhKf5hXhIg2fthZfHe9eXdgf3gIgMdBhBere+emgFexgVhgelftgHeUfifkhifmeihJfCf/hue5eEfueahNg8',
    },
    {
      unit: 0.001081,
      bias: -0.02447,
      sign: -1,
      text: 'hehhhThOhpgDgQfnhOhue6gkfzhYgfgfhbhHfGhNfTgHgHe9gxfRgkfNfwdDgQe5edg+hLg3fYedfxfmfGepf2fSfoijgRhUfTgxhDgSg+goffhkf/ebgeiXhkfKgUgfgjhVgzgchZhehihpfWfhfxiDfjgqgzhXfbhJh5hMixghfmg0gDfqfmgrelfCfvflhHe9hXfxhUfsgchfhEfLgpfxhRhVg8fMiLhbfGe3gfgbhNe9fSgcfBg8f2fngjgGfjhMhef4gYgVhShdgFfIiNfFfphRfOf0fXfDgog5gEgbgBfag5hhgygehHfRg4f2g8fifTgyeyglf+e+fffeg3gXgCe4gggygDgFg9gag9gKhEhigPg5f9cBgEiK',
    },
    {
      unit: 0.0002229,
      bias: -0.012868,
      sign: -1,
      text: 'fkd9ckfjcqiFf7c+deePeTduccfVeXepgTgCcegEiGiFh8esgTfXhychg5dNeDeFfjcagbgmhqhNhEhrg8hVhWdJfbf4cRgxgSgIfPdndrhKcog/gweWgVgvgCg3fCgogGiOeAhMgsc9eOg+gyfFd8eGikeXghevgRgqdzgNfvewf3gMfmfcepfdeKfKdBgcczcXdGh8dsggfXfPeSiNiHf1ikeKi1eUhcgdf+edfCgFfaiOe4ejgaiZdfgXhcdwhOhufKexevgKeWdcg7fAg1hYhkh4eZdsfKdWh7dMg/gkfmdSf5h7g5hqdZetdOdRh4fbiIgHesdlfkdLgxgefictcBc3iieUdAe7dJehejdthddpeeh9hAd3dbfm',
    },
    {
      unit: 0.01281,
      bias: -0.36951,
      sign: -1,
      text: 'gTfsfwf9f3gifzf+gefygAgBfvffgOgQf+gNfpf3gKfygDgPgAfxgJf3gDe/gBflgHf1f7gEgGgZgMf1gAgCf6gHgOgwfzfmftfufwgRfrf7fjgCfIfhghgmficBftgHgcfWgKfAgDg7fMhKfMgFfOhLghfPgpfVf1fwgSgzfVgNgBf2fsf1gKftf3fqfWgHgGfSfNgRgJfffqfjgegJgMfkgsgig+fzg/gogCf8gPf8fzgUfigVfef3gFgLgMgUfefpf6gPfof4f+f8gAf5fvgCf4f8fpf5f8gEgFgAf6f+fwgJgMfxf6fugPf3gmgCf/gJgaf+fyf4gCgbf4f5fugDgPfxf+gCf8f4gGgHgEgSetguflgFfifdgOgi',
    },
    {
      unit: 0.01704,
      bias: 0.54145,
      sign: -1,
      text: 'f0gOgff4gVf+gCf1gFf9gDf7f4gIgIgGgUfwgegXgtgDf7f+gMgDgJf5ftfafWgCfngegSgQf4gafsgGf3gzfqf7fygTfPfzf2gfgJgEgWfygFhNgKfbcBdNgogtfrgNfgfwgQgifwfrg1glfqgSgPgKekgcgAghfogTgNgchLgDf4fyf0gEgpgngLg9fNfqfggXguf5fPfJfAfshJgGgGgQgMgygqfUf0gsfxgRgCf4foduf/gIgOfqf7gUf9fzgFf1f4gGf1gOgDgCgVgLf9gBfxgCf4gGgIf/gSgTgPfqfyf6f4gTgKf4gAfmffeuewfkfzfjemeogCffgvf3fwf6fzgTffflfxgVgnfmfpgXf9gEf4gZglfrfofL',
    },
    {
      unit: 0.001009,
      bias: 0.022752,
      sign: 1,
      text: 'gLfviOh/fmhrivhLiWgcf8eLgegBfdh2ikiDgjirgSisipf+figSf5fpi3hfiCjZfWhYeAe5fGjSh5fWgojLeWh0gUfBjQf3jyeNglhteVize0hDjIj/iKerg/g5hLdxgog7hRfUgPdrfQfpggfmgTgMc8iwhZflgmh6d8fecbirf1fYhQfGeFfOfZfWjdepfMhTdydEeJhigThReVhYf5iccSf0defAeufrg9dyejfVf+jcgMf/hIctj7eKfZhXfdfteNh2iDh3hUgyhaigiefDhRede6g4hqhMhFgxgAgrfbgCgxeFitfAhLhbhegmhShGf2gfg1h/eHiJdpgThBgyg8faerh5gOinfChlepiCeiexjceEj5jsiegt',
    },
    {
      unit: 0.004813,
      bias: -0.19161,
      sign: 1,
      text: 'eyfzf0gmfKfxgMgRftg2gEfyhEfdgRfhfzf9gNe2fSfHfYfvg9flfnhAfPfcfVflgZf6gUfBfigcgzfqf8fIgjfZgKfYgCfze9gRgEfRfShdgkgJgbgIfKfcgUhfh0fxf6fafKfShuguf6gWgQgOfxflgrfZglgYgEg0gAfvenghgHgxj/gMgRfzgCfMgbghgmfCeqgLgphcfjf+fRgffMf9ghgDgBfFf8fLgafSf6gjfohkgsgAeudCfEgUfufcgUgzg9hdfYf9grgYgpgcgXgrgNgEe3gpfjgQgIfYeTftgIfxgPgBgAfGebf9fYhRhCfxgxf5fdf2gdgXgHhEgVfWfxgFfqgNfiezfwf6gEfzgMd9hOgHfcgxg6fT',
    },
    {
      unit: 0.001308,
      bias: 0.19958,
      sign: -1,
      text: 'gUege0hwe8frhWhWiueUfNd0f5hEgBg0engbfXe4hxhahbdnd4hfdWgTfBcaenekeShWjkhgedfxf+edejhLf0gNfdhreQgTfkekfHhmg9e1e8iUiCfugihUgjhNhof7gVd+fViNfZibh5iygWf3idiNgygFhxeofHiZe4h9fbeRikdwj/fziJfqd0f9hGgFfgiBg2exjThJfpfrhze0e8fDjcimhReQfWg3iWh0hDgCeVfZf3hFgEgYemhfeqg0hBfIg1e6hCeyd+fFiAfgeCeshZewg1fVg1hhhDeXhxi5d7grgqfRfdeQhAhvgVgAe2d/gLg9d/hJe4gUeOhxfTfPgKiAdofihFgTjJgag+ihhNg/g0ejf3c7eRjH',
    },
    {
      unit: 0.000858,
      bias: -0.0051342,
      sign: 1,
      text: 'eYfDejhkeLdVhhfQfDfgfGhMfocwcfh0iRi4ibd+e9fUgBeWeviqhWe9c6izgijRgYd+epfmgZiMinficsdDiEiHiUerebithfdrcBgRcigXiDeje2hZhBdHeAelgle1gcevdudmd8eFiFgsfgeBe8hxetcShzfJiBdjgocVfrf4c+fwfWh7fjfYdBcHfzcceTcXhjhdgifqd/fQefePdueQeXe5hLhCcSh+fPhDhMeMfVetiHemhah8dVeEhUiGcriaexfygtimf9gic5c1gQgafRhmcXhghbf+fScrgZeaerfqfyh6hhh0eHiFehcjf1cti6dDcYcag7eqcLeGgkg0fVeIfBcMdhjui3fKhMgVfteggofRhsgdezfg',
    },
    {
      unit: 0.0005278,
      bias: 0.053037,
      sign: -1,
      text: 'dRhgeqhificyhbd5eYeMi7cZdHgOhxddfFfziogackgCddcehvgRi2hIfreDexfEeFcvhveScnhadxcQf4eYdxcrfvdnd/codEdbd/iVdUfueagddGfyd/ddhLekdEiVdDfaf1d4hrd4cGghi+hRfUe7f4f3haeFg3dRg+etfve8fbgFi3driRhncxd+dXcUd2gScxh8f7cBdpdjcgcnfGc9hndteZhFhxercmjNhbf/i+eGicgNiph9d1cngQhThhcxfMebeigBdlg9fJdkcOgPeWg1chhEh6e6iYd3fTg2i5gegKd4f9cNgqc+h6c1h+ibg2fIiqdngpereIhkhTgnhvdEfec+iQfEeFgsh3dmf8i+gyewhydJhcey',
    },
  ],
  linear: {
    unit: 0.007801,
    text: 'g7g1gfgif4gAgkgKgAgPggf3gIgCflggf/gJgRfzfygPgegSgOgFgrf8gej/hlg2hUfpevhJghg1hZg3gmgpfwgHgOe4hHgqg3gEf0fegdgZgLffgEg4hXfBelgJgIf7fxf7g4fbgkfYf8efgGgQfxeSe+gDfgfYfvf+fMereRf2gbgNfYfxgLgLgPfghFfdgHfwd7fhfJfJgBgBgQfrgHhjd1ere8fZeAe/gQgAgAgAgAfUfrfhfNgGg3f2gUgngQgXgQfagKf3gffxf5gJfngbgDffgKgMgVf4fkghgUgRgVf1fqgLgFfCgLgAgqf6gWf3gjg8fsf4gGgafagCf1f6gggbfkgIgsgpfJgBgrfxgmf9gwgAhYjkg3e/',
  },
  bias: -7.29488,
};
