import { company } from '#content/company.ts';
import land from './globe-land.svg?url&no-inline';
import { firstTurn, tilt } from './globe-rotation.ts';

const radius = 94;

/**
 * A still picture of the globe at its first angle, inside the HTML, in the theme's colours. The land is a file of its
 * own, so that its thousand dots stand before no text. Of 3,600 points spread evenly over a sphere of radius 94, the
 * file has those on land in cobe's map, turned by `firstTurn` and `tilt`. Each dot is a line of no length with round
 * caps.
 */
export function GlobeStill(props: { label: string; isHidden: boolean }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className={`absolute inset-0 size-full [transition:opacity_400ms_var(--ease-calm)] ${props.isHidden ? 'opacity-0' : ''}`}
      role="img"
      aria-label={props.label}
      aria-hidden={props.isHidden || undefined}
    >
      <circle r={radius} className="globe-sea" />
      <use href={`${land}#land`} className="globe-land" />
      {company.globeMarkers.map(({ location }) => (
        <circle
          key={location.join()}
          {...positionOnPicture(location)}
          r="2.8"
          className="fill-gold-strong"
        />
      ))}
    </svg>
  );
}

/** Where cobe draws a marker, a little above the ground, in units of the picture. */
function positionOnPicture([latitude, longitude]: readonly [number, number]) {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180 + firstTurn];
  const [height, side, depth] = [
    Math.sin(north),
    Math.cos(north) * Math.cos(east),
    -Math.cos(north) * Math.sin(east),
  ];
  const round = (value: number) => Math.round(value * radius * 10.6) / 10;
  return { cx: round(side), cy: -round(Math.cos(tilt) * height - Math.sin(tilt) * depth) };
}
