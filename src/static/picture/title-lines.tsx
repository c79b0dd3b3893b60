/** Titles have 60 characters at most: three lines of the smallest size. */
export function titleLines(title: string) {
  const fontSize = title.length <= 26 ? 88 : title.length <= 36 ? 74 : 66;
  const style = { fontFamily: 'display', fontSize, lineHeight: 1.06, letterSpacing: '-0.03em' };
  if (!/\S-\S/.test(title)) return <div style={{ display: 'block', textWrap: 'balance', ...style }}>{title}</div>;
  // satori breaks lines after any hyphen: the words are boxes of their own, which it cannot break,
  // on a shorter line, as nothing balances them.
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 670, columnGap: '0.24em', ...style }}>
      {title.split(' ').map((word, index) => (
        <div key={index}>{word}</div>
      ))}
    </div>
  );
}
