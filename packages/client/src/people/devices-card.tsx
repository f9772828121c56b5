/** Devices on which somebody is signed in, and a code for one more. */
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { toast } from '../design/toast.tsx';
import { endSession, makeCode } from './api.ts';
import type { AccountProps } from './profile-page.tsx';
import { useDates, usePeopleText } from './text.ts';
import { useAct } from './use-act.ts';

interface Shown {
  readonly code: string;
  readonly until: number;
}

/** A picture to scan: one path, drawn from the modules. */
function CodePicture({ text: address, label }: { readonly text: string; readonly label: string }) {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(address, { border: 2 });
      const d = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
      setPath({ d, size });
    });
  }, [address]);
  if (path === null) return null;
  return (
    <svg className="people-qr" viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={path.size} height={path.size} fill="#fff" />
      <path d={path.d} fill="#000" />
    </svg>
  );
}

function NewDevice({ shown }: { readonly shown: Shown }) {
  const text = usePeopleText();
  const { time } = useDates();
  const address = `${location.origin}/sign-in#${shown.code}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast(text.devices.copied, 'link');
  };
  return (
    <div className="people-code" role="status">
      <p>{text.devices.code}</p>
      <CodePicture text={address} label={text.devices.picture} />
      <p className="people-address">
        <span>{location.host}/sign-in</span>
        <IconButton icon="link" label={text.devices.copy} onPress={() => void copy()} />
      </p>
      <p>{text.devices.enter}</p>
      <p className="people-letters">{shown.code}</p>
      <p className="help">{text.devices.until(time(shown.until))}</p>
    </div>
  );
}

export function DevicesCard({ account, onChange }: AccountProps) {
  const text = usePeopleText();
  const { day } = useDates();
  const { busy, act } = useAct();
  const [shown, setShown] = useState<Shown | null>(null);
  const isAccount = account.kind === 'account';
  return (
    <section className="panel people-card" aria-labelledby="devices">
      <h2 id="devices">{text.devices.title}</h2>
      <ul className="people-list">
        {account.sessions.map(({ id, device, seen, current }) => (
          <li key={id}>
            <Icon name="player" />
            <span className="grow">
              <b>{current ? text.devices.this : device || text.devices.unknown}</b>
              <span className="d">{current ? device || text.devices.now : text.devices.seen(day(seen))}</span>
            </span>
            {!current && (
              <Button
                small
                label={text.devices.end(device || text.devices.unknown)}
                barred={busy}
                onPress={() => act(() => endSession(id), onChange)}
              >
                {text.devices.out}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAccount && (
        <div className="people-ways start">
          <Button icon="plus" barred={busy} onPress={() => act(makeCode, setShown)}>
            {text.devices.add}
          </Button>
          {account.sessions.length > 2 && (
            <Button barred={busy} onPress={() => act(() => endSession(), onChange)}>
              {text.devices.others}
            </Button>
          )}
        </div>
      )}
      {shown !== null && <NewDevice shown={shown} />}
    </section>
  );
}
