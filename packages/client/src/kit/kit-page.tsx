/** The design system on one page, for looking at. */
import { useState } from 'react';
import { Button, IconButton, Link } from '../design/button.tsx';
import { Count } from '../design/count.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Line, Segments, Toggle } from '../design/fields.tsx';
import { Icon } from '../design/icon.tsx';
import { ICONS } from '../design/icons.ts';
import { Seal } from '../design/seal.tsx';
import { CHARGES, COLOURS, EmptyShield, Shield } from '../design/shield.tsx';
import { Tip } from '../design/tip.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { change, isLight, useSettings } from '../state/settings.ts';
import '../design/ask.css';
import '../design/card.css';
import '../design/seat.css';
import '../rules/rule-link.css';
import './kit-page.css';

const SWATCHES = [
  'table',
  'surface',
  'surface-2',
  'surface-3',
  'line',
  'brass',
  'parch',
  'parch-2',
  'ink',
  'wax',
  'legal',
  'forest',
  'wetlands',
  'town',
  'good',
  'warn',
  'bad',
  'info',
];
const MOTION = [
  ['--m-fast', '120 ms'],
  ['--m-base', '220 ms'],
  ['--m-move', '420 ms'],
  ['--m-slow', '720 ms'],
  ['--m-story', '1200 ms'],
] as const;

export function KitPage() {
  const text = useText();
  const settings = useSettings();
  return (
    <main className="kit" id="content">
      <header className="kit-head">
        <div>
          <h1 className="display">The Longtable kit</h1>
          <p className="serif">Ink and parchment on a dark table, one candle, one question at a time.</p>
        </div>
        <Link to="/" className="btn">
          {text.trouble.lobby}
        </Link>
        <Button icon="theme" onPress={() => change({ theme: isLight(settings) ? 'dark' : 'light' })}>
          {text.common.theme}
        </Button>
      </header>
      <section className="panel c7">
        <h2>Colour</h2>
        <div className="kit-swatches">
          {SWATCHES.map((name) => (
            <div key={name}>
              <svg viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width="10" height="4" fill={`var(--${name})`} />
              </svg>
              {name}
            </div>
          ))}
        </div>
      </section>
      <section className="panel c5">
        <h2>Type</h2>
        <p className="display kit-big">Grenze Gotisch 38</p>
        <p className="serif kit-mid">Alegreya 22: Year III, 14 against 11</p>
        <p>Alegreya Sans 16 for everything one reads.</p>
      </section>
      <section className="panel c7">
        <h2>Players</h2>
        <div className="kit-row">
          {COLOURS.map((colour, i) => (
            <figure key={colour}>
              <Shield colour={colour} charge={CHARGES[i] ?? null} className="kit-shield" />
              <figcaption>{text.players[i]}</figcaption>
            </figure>
          ))}
          <figure>
            <EmptyShield className="kit-shield" />
            <figcaption>–</figcaption>
          </figure>
        </div>
      </section>
      <section className="panel c5">
        <h2>Seats</h2>
        <div className="seat p2 turn">
          <Shield colour={2} charge="lantern" />
          <div className="name">Rowan</div>
          <div className="clock">
            <Icon name="clock" />
            18:40
          </div>
          <div className="facts">
            <span>
              <Icon name="vp" />
              <b>
                <Count value={12} />
              </b>
            </span>
            <span className="state">{text.table.acting}</span>
          </div>
        </div>
      </section>
      <section className="panel c12">
        <h2>Icons</h2>
        <div className="kit-icons">
          {ICONS.map((name) => (
            <div key={name}>
              <Icon name={name} />
              {name}
            </div>
          ))}
        </div>
      </section>
      <KitControls />
      <section className="panel c7">
        <h2>Cards</h2>
        <div className="kit-row">
          {(['', 'legal', 'sel', 'dim', 'back'] as const).map((state) => (
            <div key={state} className={`card ${state}`}>
              {state !== 'back' && (
                <>
                  <span className="v">6</span>
                  <span className="n">{state || 'idle'}</span>
                </>
              )}
            </div>
          ))}
        </div>
      </section>
      <section className="panel c5">
        <h2>Motion</h2>
        <dl className="kit-motion">
          {MOTION.map(([name, time]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  );
}

function KitControls() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);
  const [one, setOne] = useState<'a' | 'b'>('a');
  const [words, setWords] = useState('');
  return (
    <>
      <section className="panel c7">
        <h2>Decision bar</h2>
        <div className="ask paper">
          <Seal name="yd-move-two" />
          <div className="grow">
            <h3>Move Two: where does your cavalry go?</h3>
            <p>One army up to 2 streets.</p>
          </div>
          <div className="opts">
            <Button kind="paper">Other banner</Button>
            <Button kind="wax">End my turn</Button>
          </div>
        </div>
        <div className="ask panel waiting">
          <Shield colour={1} charge="sun" className="who" />
          <div className="grow">
            <h3>Mirela is choosing a card</h3>
            <p>12 seconds so far.</p>
          </div>
        </div>
        <div className="kit-row">
          <Button kind="wax">Primary</Button>
          <Button>Second</Button>
          <Button kind="ghost">Quiet</Button>
          <Button kind="paper">On paper</Button>
          <Button barred icon="lock">
            Barred
          </Button>
          <IconButton icon="sound" label={text.common.sound} />
          <Button icon="link" onPress={() => toast(text.gather.copied, 'link')}>
            Toast
          </Button>
          <Button onPress={() => setOpen(true)}>Dialog</Button>
        </div>
        <Dialog title="Dialog" open={open} onClose={() => setOpen(false)} className="narrow">
          <p>One thing at a time.</p>
        </Dialog>
      </section>
      <section className="panel c5">
        <h2>Controls</h2>
        <div className="kit-controls">
          <Segments
            label="Segments"
            choices={[
              { value: 'a', label: 'Side A' },
              { value: 'b', label: 'Side B' },
            ]}
            value={one}
            onChange={setOne}
          />
          <Toggle label="Toggle" on={on} onChange={setOn} />
          <Line label="Line" value={words} onChange={setWords} icon={<Icon name="player" />} />
          <Tip label="YD-ARM-07: why not?" tip="An army of Mirela stands here." className="rule-link">
            YD-ARM-07
          </Tip>
        </div>
      </section>
    </>
  );
}
