/** The floor of every comparison: a page of React and React Router with one picture, and nothing of the showroom. */
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

export function FloorPage() {
  return (
    <main>
      <h1>Vloer</h1>
      <p>Een pagina met een titel, een tekst en een foto.</p>
      <img src="/picture.jpg" alt="" width={412} height={316} />
    </main>
  );
}

const router = createBrowserRouter([{ path: "*", Component: FloorPage }]);
const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root");
createRoot(container).render(<RouterProvider router={router} />);
