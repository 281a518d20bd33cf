/** Put a text where it can be pasted from; whether it is there now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

/** Over plain HTTP, as in a house without certificates, browsers have only the older way. */
function byCommand(text: string): boolean {
  let put = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    put = true;
  };
  document.addEventListener('copy', fill, { once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return done && put;
}
