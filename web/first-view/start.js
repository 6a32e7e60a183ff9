// Put behind early.js by the build. Where the app's code is on the device already, it would run before the shell is
// drawn: nothing is seen for that long, and the letters, which the shell asks for, come late. So it waits for one frame.
addEventListener('DOMContentLoaded', () => {
  const start = () => {
    void import(document.querySelector('#app').href);
  };
  requestAnimationFrame(() => setTimeout(start));
  // Where no frame is drawn, as in a page opened behind another. Run twice it is one and the same module.
  setTimeout(start, 300);
});
